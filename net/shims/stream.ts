import { EventEmitter } from 'events';

/** Stands in for Node's `stream` on phones: websocket-driver only ever emits on its streams. */
export const Stream = EventEmitter;
