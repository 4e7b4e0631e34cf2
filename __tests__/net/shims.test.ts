import { createHash } from 'node:crypto';
import * as crypto from '@/net/shims/crypto';
import { Stream } from '@/net/shims/stream';
import { inherits } from '@/net/shims/util';

describe('What a phone has instead of Node', () => {
  test('hashes a WebSocket key as RFC 6455 shows it', () => {
    const key = 'dGhlIHNhbXBsZSBub25jZQ==258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
    expect(crypto.createHash('sha1').update(key).digest('base64')).toBe('s3pPLMBiTxaQ9kYGzzhZRbK+xOo=');
    expect(crypto.createHash('sha1').update(Buffer.from(key)).digest('hex')).toBe(
      createHash('sha1').update(key).digest('hex'),
    );
    expect(() => crypto.createHash('md5')).toThrow('md5');
  });

  test('draws random bytes', () => {
    expect(crypto.randomBytes(4)).toHaveLength(4);
    expect(crypto.randomBytes(16).equals(crypto.randomBytes(16))).toBe(false);
  });

  test('inherits a stream that emits, without its constructor being called', () => {
    function Io() {}
    inherits(Io, Stream);
    const io = new (Io as unknown as new () => InstanceType<typeof Stream>)();
    const heard: unknown[] = [];
    io.on('data', (bytes: unknown) => heard.push(bytes));
    io.emit('data', 'bytes');
    expect(heard).toEqual(['bytes']);
    expect(io).toBeInstanceOf(Stream);
  });
});
