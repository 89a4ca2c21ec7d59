import { TokenVerifier } from 'livekit-server-sdk';
import { expect, it } from 'vitest';
import { livekitEngine } from './livekitEngine.ts';
import { turnServers } from './turn.ts';

const key = 'zhitu';
const secret = 'a secret of thirty-two characters';
const now = () => new Date('2026-01-01T00:00:00Z');
const engine = livekitEngine({ url: 'wss://rtc.example', key, secret, now, turn: null, host: null });

it('gives a token for one room with exactly the rights granted', async () => {
  const { token, url } = await engine.joinToken(
    'call-1',
    { identity: 'u7', name: '林晓' },
    { publish: false, subscribe: true },
    600,
  );
  const claims = await new TokenVerifier(key, secret).verify(token);
  expect(url).toBe('wss://rtc.example');
  expect(claims.sub).toBe('u7');
  expect(claims.video).toEqual({
    roomJoin: true,
    room: 'call-1',
    canPublish: false,
    canSubscribe: true,
    canPublishData: false,
  });
  await expect(new TokenVerifier(key, 'another secret of the same length').verify(token)).rejects.toThrow();
});

it('gives credentials of TURN that end with the token', () => {
  const turn = { urls: ['turn:turn.example:3478'], secret: 'north' };
  expect(turnServers(null, 'u7', now())).toEqual([]);
  const [server] = turnServers(turn, 'u7', now());
  expect(server?.username).toBe('1767225600:u7');
  expect(server?.credential).not.toBe(turnServers(turn, 'u8', now())[0]?.credential);
});
