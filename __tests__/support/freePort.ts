import { type AddressInfo, createServer } from 'node:net';

/** A host killed and started again comes back at the same port, so it is told one. */
export function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((done) => {
    server.listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });
}
