import type { EventEmitter } from 'node:events';

import { Bonjour } from 'bonjour-service';

import { announcement, SERVICE } from '@/net/lan/nearby';

const LOOK_AGAIN_MS = 5000;

/**
 * Tells phones in the same network which tables are open. One voice for each address: a single one speaks only where
 * the way to the internet is, and a hotspot has none. A voice that fails is a convenience less, never an error.
 */
export function announceTables(of: {
  /** Ids. While there are none, it opens no socket either. */
  tables: () => readonly string[];
  port: number;
  addresses: () => readonly string[];
}): { close(): Promise<void> } {
  const voices = new Map<string, { readonly bonjour: Bonjour; said: string }>();

  function voiceAt(address: string) {
    const fail = () => void voices.delete(address);
    const options = { interface: address, bind: '0.0.0.0' } as ConstructorParameters<typeof Bonjour>[0];
    const bonjour = new Bonjour(options, fail);
    // Nobody else listens for this one, and unheard it would end the host.
    (bonjour as unknown as { server: { mdns: EventEmitter } }).server.mdns.on('error', fail);
    const voice = { bonjour, said: '' };
    voices.set(address, voice);
    return voice;
  }

  function say(): void {
    const tables = of.tables();
    const now = JSON.stringify(tables);
    const addresses = tables.length === 0 && voices.size === 0 ? [] : of.addresses();
    for (const [address, { bonjour }] of voices)
      if (!addresses.includes(address)) {
        voices.delete(address);
        bonjour.destroy();
      }
    for (const address of addresses) {
      const voice = voices.get(address) ?? voiceAt(address);
      if (voice.said === now) continue;
      voice.said = now;
      voice.bonjour.unpublishAll(() => {
        for (const table of tables)
          voice.bonjour.publish({
            ...announcement(table),
            ...SERVICE,
            port: of.port,
            // The name of the computer is its owner's business.
            host: `palaver-${table}.local`,
            probe: false,
            disableIPv6: true,
          });
      });
    }
  }

  say();
  // Which global setInterval a compiler sees, the phone's or Node's, depends on the order of its files.
  const timer = setInterval(say, LOOK_AGAIN_MS) as unknown as NodeJS.Timeout;
  timer.unref();
  return {
    async close() {
      clearInterval(timer);
      await Promise.all(
        [...voices.values()].map(
          ({ bonjour }) =>
            new Promise<void>((done) => bonjour.unpublishAll(() => bonjour.destroy(() => done()))),
        ),
      );
    },
  };
}
