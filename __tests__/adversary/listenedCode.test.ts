import net from 'node:net';

import WebSocket from 'ws';

import { askHostByCode } from '@/net/dial/askByCode';
import type { SocketConstructor } from '@/net/dial/webSocketDial';
import { hostCore } from '@/net/http/hostCore';
import { type CodeParts, readCode } from '@/net/links/codeSymbols';
import type { Invitation } from '@/net/links/joinLink';
import { parseRecoveryLink } from '@/net/links/recoveryLink';
import { invitationIn } from '@/scripts/sim/phones/socketPhone';
import { eachUntil } from '@/scripts/sim/phones/waits';
import type { Guest } from '@/table/guest/guest';

import { lanPhone, moveTo, recoveryClientOf } from '@/__tests__/support/lanPhone';
import { dealIn } from '@/__tests__/support/lanTable';
import { servingOf } from '@/__tests__/support/serving';
import { foundIn, wiretap } from '@/__tests__/support/wiretap';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function laptop() {
  const place = await servingOf();
  const { port } = place.serving();
  const tap = await wiretap(port);
  ends.push(place.stop, tap.close);
  return { place, tap, house: place.serving().house };
}

/** By the code on the screen, over a network in which somebody listens. */
async function linkByCode(port: number, typed: string): Promise<string> {
  const answer = await askHostByCode({
    url: `ws://127.0.0.1:${port}`,
    code: readCode(typed) as CodeParts,
    WebSocket: WebSocket as unknown as SocketConstructor,
  });
  if ('problem' in answer) throw new Error(answer.problem);
  return answer.link;
}

function sitting(invitation: Invitation) {
  const phone = lanPhone(invitation);
  ends.push(() => phone.guest.close());
  return phone;
}

const secretsOf = (invitation: Invitation, link: string, code: string) => ({
  link,
  'what stands behind the link’s #': link.slice(link.indexOf('#') + 1),
  'the host’s key': invitation.hostKey,
  'the join secret': invitation.joinSecret,
  'the secret part of the code': code.slice(1),
});

const playing = async (guests: readonly Guest[]) => {
  await dealIn(guests);
  await eachUntil(guests, ({ snapshot }) => (snapshot?.legal.length ?? 0) > 0);
};

test('[A20] where a code is answered in the open, as it once was, the listener reads the link', async () => {
  const { house } = await laptop();
  const host = house.create('chile', 0);
  const link = house.linkTo(host, '127.0.0.1');
  const open = hostCore({
    tcp: net,
    file: () => null,
    respond: () => ({ body: JSON.stringify({ link }) }),
    onLink: () => undefined,
  });
  const { port } = await open.listen({ port: 0, host: '127.0.0.1' });
  const tap = await wiretap(port);
  ends.push(open.close, tap.close);
  const code = host.info().code ?? '';
  await (await fetch(`http://127.0.0.1:${tap.port}/code/${code}`)).text();
  const found = foundIn(tap.bytes(), secretsOf(invitationIn(link), link, code));
  expect(found).toEqual(['link', 'what stands behind the link’s #', 'the secret part of the code']);
});

test('[A20] a listener who has every byte of two phones joining by code and playing finds no key, secret or link', async () => {
  const { house, tap } = await laptop();
  const host = house.create('chile', 0);
  const code = host.info().code ?? '';
  const link = await linkByCode(tap.port, code);
  const invitation = { ...invitationIn(link), port: tap.port };
  const phones = [sitting(invitation), sitting(invitation)];
  await playing(phones.map(({ guest }) => guest));
  expect(tap.bytes().length).toBeGreaterThan(10_000);
  expect(
    foundIn(tap.bytes(), {
      ...secretsOf(invitation, link, code),
      'the host’s secret key': host.secretKey,
      'the steward’s secret': host.stewardSecret,
      ...Object.fromEntries(
        phones.flatMap(({ keys }, at) => [
          [`the key of phone ${at}`, keys.publicKey],
          [`the secret key of phone ${at}`, keys.secretKey],
        ]),
      ),
    }),
  ).toEqual([]);
});

test('[A20] a listener at a whole recovery by code finds no key, secret, share or link', async () => {
  const old = await servingOf();
  const lost = old.serving().house.create('chile', 0);
  const from = invitationIn(old.serving().house.linkTo(lost, '127.0.0.1'));
  const phones = [sitting(from), sitting(from)];
  await playing(phones.map(({ guest }) => guest));
  const shares = phones.flatMap(({ guest }) => guest.sealedLogs().map(({ share }) => share));
  await old.stop();

  const { place, tap } = await laptop();
  const code = place.serving().offerRecovery().code();
  const link = await linkByCode(tap.port, code);
  const device = parseRecoveryLink(link);
  if (device === null) throw new Error('the code of a recovery device leads to it');
  const there = { ...device, port: tap.port };
  const coming = phones.map((phone) => ({ phone, client: recoveryClientOf(phone, from, there) }));
  const clients = coming.map(({ client }) => client);
  ends.push(() => clients.forEach((client) => client.close()));
  await eachUntil(clients, ({ gathering }) => gathering?.people.every(({ here }) => here) === true);
  for (const client of clients) client.agree();
  await eachUntil(clients, ({ moved }) => moved !== null);
  for (const { phone, client } of coming) moveTo(phone, from, there, client);
  await eachUntil(
    phones.map(({ guest }) => guest),
    ({ line, snapshot }) => line === 'here' && snapshot !== null,
  );
  const now = place.serving().house.table(from.tableId);
  expect(
    foundIn(tap.bytes(), {
      link,
      'what stands behind the link’s #': link.slice(link.indexOf('#') + 1),
      'the device’s key': device.hostKey,
      'the secret part of the code': code.slice(1),
      'the secret for joining the table there': now?.joinSecret ?? '',
      'the old join secret': from.joinSecret,
      ...Object.fromEntries(shares.map((share, at) => [`share ${at}`, share])),
    }),
  ).toEqual([]);
});
