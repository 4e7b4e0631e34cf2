let context: AudioContext | null = null;

/** Browsers allow sound only after a touch, and iPhones only inside its handler: create the audio context there. */
export function wakeAudio(): AudioContext | null {
  try {
    context ??= new AudioContext();
    if (context.state !== 'running') context.resume().catch(() => undefined);
  } catch {
    context = null;
  }
  return context;
}
