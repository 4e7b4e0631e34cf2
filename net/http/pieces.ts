import type { Outbox } from './outbox';

/** A body too long to hold: read where and when it is sent. */
export type Pieces = {
  readonly size: number;
  read(at: number, length: number): Uint8Array | Promise<Uint8Array>;
};

const PIECE = 128 * 1024;

/** The next piece is read when the last has been written, so that a phone never holds more than one. */
export function sendPieces(of: { body: Pieces; out: Outbox; done: () => void; failed: () => void }): void {
  const { body, out, done, failed } = of;
  let at = 0;
  const next = async () => {
    out.onEmpty = null;
    if (at >= body.size) return done();
    try {
      const piece = await body.read(at, Math.min(PIECE, body.size - at));
      if (piece.length === 0) return failed();
      at += piece.length;
      out.onEmpty = () => void next();
      out.send(piece);
    } catch {
      failed();
    }
  };
  out.onEmpty = () => void next();
}
