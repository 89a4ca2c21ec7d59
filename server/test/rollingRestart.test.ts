import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import * as courses from '#contract/course/courseInfo.ts';
import * as projects from '#contract/user/userProject.ts';
import { openFrontDoor } from '../../bench/kit/frontDoor.ts';
import type { FrontDoor } from '../../bench/kit/frontDoor.ts';
import { freePort } from '../../bench/kit/freePort.ts';
import { startProgram } from '../../bench/kit/program.ts';
import type { Program } from '../../bench/kit/program.ts';
import { restartEach, untilReady } from '../../bench/kit/rolling.ts';
import { bundled } from './bundled.ts';
import { testApp } from './testApp.ts';
import type { Person } from './testApp.ts';

/** Processes are started four times; how long that takes is not what is tested. */
const LONG = { timeout: 300_000 };
const ASKERS = 8;
/** Between two turns of one asker, as of somebody who reads: without it the starts would wait for the asking. */
const PAUSE_MS = 100;
const PROGRAM = await bundled('server/test/callsProcess.ts');

const t = await testApp({ DEMO_MODE: 'off' });
const folder = await mkdtemp(join(tmpdir(), 'zhitu-rolling-'));
const running = new Map<number, Program>();
let door: FrontDoor | undefined;

afterAll(async () => {
  await door?.close();
  await Promise.all([...running.values()].map((one) => one.stop()));
  await rm(folder, { recursive: true, force: true });
});

const start = (port: number): Promise<Program> =>
  startProgram([PROGRAM], port, {
    DATABASE_URL: t.database.pool.options.connectionString!,
    DATA_DIR: folder,
    SECRET_KEY: t.platform.config.secretKey,
    DEMO_MODE: 'off',
    RTC: 'off',
    DRAIN_SECONDS: '6', // sixty times as often as the proxy looks
  });

interface Asked {
  answered: number;
  failed: string[];
}

async function send(url: string, { token }: Person, path: string, input: object): Promise<string | undefined> {
  const headers = { token, 'content-type': 'application/json' };
  try {
    const answer = await fetch(`${url}/apis${path}`, { method: 'POST', headers, body: JSON.stringify(input) });
    const { code, msg } = (await answer.json()) as { code: number; msg: string };
    return code === 200 ? undefined : `${answer.status} ${code} ${msg}`;
  } catch (error) {
    return String(error);
  }
}

/** Reads a list and writes a line of the own résumé in turn, until told to stop. @returns the last name that was acknowledged */
async function goOn(url: string, person: Person, asked: Asked, isOver: () => boolean): Promise<string> {
  const { data } = await person.send(projects.save, { projectName: '第 0 次', startDate: '2025-03' });
  let acknowledged = '第 0 次';
  for (let turn = 1; !isOver(); turn += 1) {
    const projectName = `第 ${turn} 次`;
    const said = [
      await send(url, person, courses.list.path, {}),
      await send(url, person, projects.update.path, { id: data.id, projectName, startDate: '2025-03' }),
    ];
    if (said[1] === undefined) acknowledged = projectName;
    for (const one of said) {
      if (one === undefined) asked.answered += 1;
      else asked.failed.push(one);
    }
    await sleep(PAUSE_MS);
  }
  return acknowledged;
}

it(
  'each of two processes is started anew while people read and write: nothing fails, nothing is lost',
  LONG,
  async () => {
    const ports = [await freePort(), await freePort()];
    const first = await Promise.all(ports.map(start)); // whichever comes first migrates, the other waits
    for (const [index, port] of ports.entries()) running.set(port, first[index]!);
    door = await openFrontDoor(ports);
    await untilReady(door, ports);
    const people: Person[] = [];
    for (let index = 0; index < ASKERS; index += 1) people.push(await t.person());
    const before = new Set([...running.values()].map(({ pid }) => pid));
    const asked: Asked = { answered: 0, failed: [] };
    let isOver = false;
    const going = people.map((person) => goOn(door!.url, person, asked, () => isOver));
    await restartEach(door, running, start);
    isOver = true;
    const acknowledged = await Promise.all(going);
    expect(asked.failed).toEqual([]);
    expect(door.fallen).toEqual([]);
    expect(asked.answered).toBeGreaterThan(ASKERS * 2);
    expect([...running.values()].filter(({ pid }) => before.has(pid))).toEqual([]);
    const kept = await Promise.all(people.map((person) => person.send(projects.list)));
    expect(kept.map(({ data }) => data.list[0]!.projectName)).toEqual(acknowledged);
  },
);
