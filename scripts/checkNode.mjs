const WANTED = [20, 19];

/** `version` as Node tells it of itself: 20.19.0. */
function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > WANTED[0] || (major === WANTED[0] && minor >= WANTED[1]);
}

/** Ends with one sentence instead of a page of errors. Old Nodes read this file: nothing newer than ES modules in it. */
export function checkNode() {
  const { node } = process.versions;
  if (isNewEnough(node)) return;
  console.error(
    `Palaver needs Node ${WANTED.join('.')} or newer; this is ${node}. Get one at https://nodejs.org`,
  );
  process.exit(1);
}
