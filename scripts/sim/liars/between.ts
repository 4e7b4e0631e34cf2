import type { Channel, PublicKey } from '@/table/wire/channel';
import type { FromGuest, FromHost } from '@/table/wire/protocol';

/** What becomes of one frame: itself changed, several, or none. */
type Changed<T> = T | readonly T[] | null;

/** A frame as it travels. The host's own program is the one that lies, so it may put anything there. */
export type Told = FromHost & { readonly [field: string]: unknown };

/** A host that alters one phone's line: what it tells the phone, and what it hears from it. */
export type Liar = {
  readonly tell?: (frame: Told) => Changed<object>;
  readonly hear?: (frame: FromGuest) => Changed<object>;
};

const texts = (changed: Changed<object>): readonly string[] =>
  changed === null
    ? []
    : (Array.isArray(changed) ? changed : [changed]).map((frame) => JSON.stringify(frame));

/** The liars at a table, by the phone that they lie to. */
export function createLiars() {
  const liars = new Map<PublicKey, Liar>();
  const lines = new Map<PublicKey, Channel>();
  return {
    /** From now on this phone's line goes through a liar. */
    between: (phone: { readonly keys: { readonly publicKey: PublicKey } }, liar: Liar): void =>
      void liars.set(phone.keys.publicKey, liar),
    /** Everybody is told the truth again. */
    repent: (): void => liars.clear(),
    /** Says this to a phone besides what the host says. */
    tell: (phone: { readonly keys: { readonly publicKey: PublicKey } }, frame: object): void =>
      lines.get(phone.keys.publicKey)?.send(JSON.stringify(frame)),
    /** The host's end of a line, with the liar in it. */
    atHost: (key: PublicKey, channel: Channel): Channel => {
      lines.set(key, channel);
      return {
        ...channel,
        send: (text) => {
          const tell = liars.get(key)?.tell;
          for (const each of tell === undefined ? [text] : texts(tell(JSON.parse(text) as Told)))
            channel.send(each);
        },
        listen: (on) =>
          channel.listen({
            ...on,
            message: (text) => {
              const hear = liars.get(key)?.hear;
              for (const each of hear === undefined ? [text] : texts(hear(JSON.parse(text) as FromGuest)))
                on.message(each);
            },
          }),
      };
    },
  };
}

export type Liars = ReturnType<typeof createLiars>;
