let context: AudioContext | null = null;

/** Browsers let a page sound only after a touch, and iPhones only from within one: so it is made there. */
export function wakeAudio(): AudioContext | null {
  try {
    context ??= new AudioContext();
    if (context.state !== 'running') context.resume().catch(() => undefined);
  } catch {
    context = null;
  }
  return context;
}
