import { execFileSync } from 'node:child_process';

const ip = (...args) => execFileSync('ip', args, { stdio: ['ignore', 'pipe', 'pipe'] });
const quietly = (run) => {
  try {
    run();
  } catch {
    // It was not there.
  }
};

/** Why no networks can be made here, in words; undefined: they can. */
export function whyNot(name) {
  if (process.getuid?.() !== 0) return 'Making networks takes root: run this with sudo';
  try {
    ip('netns', 'add', name);
    ip('netns', 'del', name);
    return undefined;
  } catch (error) {
    return `This system makes no network namespaces: ${error.message}`;
  }
}

/** A computer by itself: nothing but loopback. */
export function lonely(name) {
  const close = () => quietly(() => ip('netns', 'del', name));
  close();
  ip('netns', 'add', name);
  ip('-n', name, 'link', 'set', 'lo', 'up');
  return { close };
}

/** A phone's hotspot: the host is the gateway, each guest in a network of its own, no way out and no DNS. */
export function hotspot(prefix, guests) {
  const host = `${prefix}h`;
  const names = guests.map((guest) => `${prefix}${guest}`);
  const all = [host, ...names];
  const close = () => all.forEach((name) => quietly(() => ip('netns', 'del', name)));
  close();
  for (const name of all) {
    ip('netns', 'add', name);
    ip('-n', name, 'link', 'set', 'lo', 'up');
  }
  ip('-n', host, 'link', 'add', 'ap0', 'type', 'bridge');
  ip('-n', host, 'link', 'set', 'ap0', 'up');
  for (const [at, name] of names.entries()) {
    ip('-n', name, 'link', 'add', 'wlan0', 'type', 'veth', 'peer', 'name', `air${at}`, 'netns', host);
    ip('-n', host, 'link', 'set', `air${at}`, 'master', 'ap0', 'up');
    ip('-n', name, 'link', 'set', 'wlan0', 'up');
  }

  /** As after the hotspot was switched off and on: another subnet, and every phone gets a new address in it. */
  function move(subnet) {
    ip('-n', host, 'addr', 'flush', 'dev', 'ap0');
    ip('-n', host, 'addr', 'add', `${subnet}.1/24`, 'dev', 'ap0');
    for (const [at, name] of names.entries()) {
      ip('-n', name, 'addr', 'flush', 'dev', 'wlan0');
      ip('-n', name, 'addr', 'add', `${subnet}.${at + 10}/24`, 'dev', 'wlan0');
      ip('-n', name, 'route', 'add', 'default', 'via', `${subnet}.1`);
    }
  }

  return {
    host,
    names,
    move,
    /** Out of reach, or back. */
    reach: (at, isIn) => ip('-n', host, 'link', 'set', `air${at}`, isIn ? 'up' : 'down'),
    close,
  };
}
