/** The package has no types of its own; this is as much of it as we use. */
declare module 'react-native-zeroconf' {
  export default class Zeroconf {
    on(event: 'update' | 'error', listener: () => void): void;
    scan(type: string, protocol: string, domain: string): void;
    stop(): void;
    getServices(): {
      readonly [name: string]: {
        readonly port?: unknown;
        readonly addresses?: unknown;
        readonly txt?: unknown;
      };
    };
    publishService(
      type: string,
      protocol: string,
      domain: string,
      name: string,
      port: number,
      txt: { readonly [key: string]: string },
    ): void;
    unpublishService(name: string): void;
    removeDeviceListeners(): void;
  }
}
