import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Debian and other systems put it; FIREFOX_PATH names another. Undefined where there is none. */
export const firefoxPath = [process.env['FIREFOX_PATH'] ?? '', '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
  (path) => path !== '' && existsSync(path),
);

/** Sounds play without a press, and candidates on the own machine count. */
const preferences = {
  'media.autoplay.default': 0,
  'media.autoplay.blocking_policy': 0,
  'media.peerconnection.ice.loopback': true,
  'media.peerconnection.ice.obfuscate_host_addresses': false,
};

/** A camera and a microphone of its own, and nobody asked for them. */
export const fakeDevices = { 'media.navigator.permission.disabled': true, 'media.navigator.streams.fake': true };

type Command = (method: string, params: object) => Promise<unknown>;

interface Answer {
  id?: number;
  result?: unknown;
  /** Of a command that was refused. */
  message?: string;
}

export interface Firefox {
  open(address: string, cookie: { name: string; value: string }): Promise<void>;
  /** What an expression is in the page; only texts come through. */
  read(expression: string): Promise<string>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** A real Firefox without a window, led by WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/). */
export async function startFirefox(path: string, extra: Record<string, boolean> = {}): Promise<Firefox> {
  const profile = await mkdtemp(join(tmpdir(), 'zhitu-firefox-'));
  const lines = Object.entries({ ...preferences, ...extra }).map(
    ([name, value]) => `user_pref("${name}", ${String(value)});`,
  );
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const flags = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const process = spawn(path, flags, { stdio: ['ignore', 'ignore', 'pipe'] });
  const gone = new Promise((resolve) => process.once('exit', resolve));
  const address = await new Promise<string>((resolve, reject) => {
    process.once('exit', () => reject(new Error('Firefox did not start')));
    process.stderr.on('data', (text: Buffer) => {
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(text.toString());
      if (found) resolve(found[1]!);
    });
  });
  const command = await connect(`${address}/session`);
  await command('session.new', { capabilities: {} });
  const { contexts } = (await command('browsingContext.getTree', {})) as { contexts: { context: string }[] };
  const { context } = contexts[0]!;
  return {
    async open(url, { name, value }) {
      const domain = new URL(url).hostname;
      await command('storage.setCookie', { cookie: { name, value: { type: 'string', value }, domain, path: '/' } });
      await command('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async read(expression) {
      const target = { target: { context }, awaitPromise: true };
      const { result } = (await command('script.evaluate', { expression, ...target })) as { result: { value: string } };
      return result.value;
    },
    async [Symbol.asyncDispose]() {
      process.kill('SIGKILL');
      await gone;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** @throws what Firefox says when it refuses a command */
async function connect(address: string): Promise<Command> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const answer = JSON.parse(data) as Answer;
    waiting.get(answer.id ?? 0)?.(answer);
  });
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  let last = 0;
  return async (method, params) => {
    const id = (last += 1);
    const { result, message } = await new Promise<Answer>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    if (message !== undefined) throw new Error(`${method}: ${message}`);
    return result;
  };
}
