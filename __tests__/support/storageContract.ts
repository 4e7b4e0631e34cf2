import type { LogStore } from '@/table/storage/storage';

/** What a log store must do, whatever it is made of. `open` opens the same log again, as after a restart. */
export function describeLogStore(name: string, make: () => { open(): LogStore }): void {
  describe(`${name}: a log store`, () => {
    test('begins empty', () => {
      expect(make().open().read()).toEqual([]);
    });

    test('keeps lines in order, through a restart', () => {
      const place = make();
      const store = place.open();
      const lines = Array.from({ length: 40 }, (_, n) => JSON.stringify({ n, text: 'é — 字 — 🌍' }));
      for (const line of lines) store.append(line);
      expect(store.read()).toEqual(lines);
      expect(place.open().read()).toEqual(lines);
    });

    test('goes on behind what was there', () => {
      const place = make();
      place.open().append('one');
      place.open().append('two');
      expect(place.open().read()).toEqual(['one', 'two']);
    });

    test('gives out copies', () => {
      const store = make().open();
      store.append('one');
      (store.read() as string[]).push('two');
      expect(store.read()).toEqual(['one']);
    });
  });
}
