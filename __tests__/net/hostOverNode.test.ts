import net from 'node:net';

import { transportContract } from '../support/transportContract';
import { hostTransport } from '../support/transportHost';

describe("A host core over Node's net", () => {
  transportContract(() => hostTransport(net));
});
