declare module 'noise-handshake' {
  export type KeyPair = { publicKey: Uint8Array; secretKey: Uint8Array };

  export default class Noise {
    constructor(pattern: 'IK', initiator: boolean, staticKeyPair: KeyPair);
    initialise(prologue: Uint8Array, remoteStatic?: Uint8Array): void;
    send(payload?: Uint8Array): Uint8Array;
    recv(message: Uint8Array): Uint8Array;
    readonly complete: boolean;
    readonly tx: Uint8Array;
    readonly rx: Uint8Array;
    readonly rs: Uint8Array;
    readonly hash: Uint8Array;
    e: KeyPair | null;
  }
}

declare module 'websocket-driver/lib/websocket/driver/hybi' {
  type Request = { method: string; headers: Readonly<Record<string, string>> };
  type Options = { maxLength: number; requireMasking: boolean; protocols: readonly string[] };

  export default class Hybi {
    constructor(request: Request, url: string, options: Options);
    readonly io: {
      on(event: 'data', listener: (bytes: Buffer) => void): void;
      write(bytes: Uint8Array): boolean;
    };
    on(event: 'message', listener: (event: { data: string | Buffer }) => void): void;
    on(event: 'ping', listener: () => void): void;
    on(event: 'error', listener: (error: Error) => void): void;
    on(event: 'close', listener: (event: { code: number; reason: string }) => void): void;
    start(): boolean;
    binary(bytes: Buffer): boolean;
    close(reason: string, code: number): boolean;
  }
}
