declare module 'websocket-driver/lib/websocket/driver/client' {
  export default class Client {
    constructor(url: string, options: { masking: true });
    readonly io: {
      on(event: 'data', listener: (bytes: Buffer) => void): void;
      write(bytes: Uint8Array): boolean;
    };
    on(event: 'open' | 'error', listener: () => void): void;
    on(event: 'message', listener: (event: { data: string | Buffer }) => void): void;
    on(event: 'close', listener: (event: { code: number }) => void): void;
    start(): boolean;
    binary(bytes: Buffer): boolean;
    close(reason: string, code: number): boolean;
  }
}
