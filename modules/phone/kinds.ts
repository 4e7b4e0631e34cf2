export type Interface = {
  readonly name: string;
  readonly address: string;
  readonly kind: 'hotspot' | 'wifi' | 'ethernet' | 'usb' | 'other';
};

/** As the phone lists it: `transport` names the network it has joined there, and is empty where it joined none. */
export type Listed = { readonly name: string; readonly address: string; readonly transport: string };

const MOBILE = /^(rmnet|ccmni|pdp_ip|v4-|clat|wwan|seth_|ipsec|utun|tun|ppp)/;
const HOTSPOT = /^(ap|swlan|softap|bridge|wlan|wifi)/;
const USB = /^(rndis|usb|ncm)/;

/** Mobile data and tunnels lead away from the room: nobody at the table can come in through them. */
export const leadsAway = ({ name, transport }: Listed): boolean =>
  transport === 'cellular' || transport === 'vpn' || MOBILE.test(name);

/** Android says what it joined; an interface it did not join, it made. On iOS only the names tell. */
export function kindOf({ name, transport }: Listed, os: string): Interface['kind'] {
  if (USB.test(name)) return 'usb';
  if (os === 'ios') return name.startsWith('bridge') ? 'hotspot' : name === 'en0' ? 'wifi' : 'other';
  if (transport === 'wifi' || transport === 'ethernet') return transport;
  if (transport === '' && HOTSPOT.test(name)) return 'hotspot';
  return name.startsWith('eth') ? 'ethernet' : 'other';
}
