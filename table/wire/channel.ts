/** An X25519 public key in lower-case hex: who a phone is, at every table. */
export type PublicKey = string;

/** Why a line ended, as far as this end knows. `lost` covers everything the network did. */
export type Closed = 'lost' | 'left' | 'too-big' | 'too-fast' | 'too-slow' | 'refused' | 'garbage';

/**
 * One private line between a guest and the host. Messages are whole, in order and never twice on a good
 * line, but a line can end at any instant with messages under way: nobody may rely on one having arrived.
 */
export type Channel = {
  /** The other end's key, proven by the handshake. */
  readonly peer: PublicKey;
  /** Both ends are on one device: when the host goes, this guest goes too. */
  readonly isLocal?: boolean;
  /** Where the other end is in the network, as far as this end knows. */
  readonly address?: string;
  send(message: string): void;
  /** What is sent to the other end while this runs may travel in one frame. Only the host's end of a sealed line does so. */
  together?(run: () => void): void;
  close(why?: Closed): void;
  /** Called once, by the owner of this end, before anything can arrive. */
  listen(on: { message(text: string): void; closed(why: Closed): void }): void;
};

/** How a guest opens a line. Rejects with a `DialError`. */
export type Dial = () => Promise<Channel>;

/** `unreachable`: try again. The others are final: the host answered and said no. */
export type DialRefusal = 'unreachable' | 'version' | 'no-table' | 'bad-link' | 'busy';

export class DialError extends Error {
  readonly why: DialRefusal;
  constructor(why: DialRefusal) {
    super(why);
    this.why = why;
  }
}
