import { setTimeout as sleep } from 'node:timers/promises';
import type { FrontDoor } from './frontDoor.ts';
import type { Program } from './program.ts';

const LOOK_MS = 20;

/** Waits until the proxy sends requests to exactly these. */
export async function untilReady({ ready }: FrontDoor, ports: readonly number[]): Promise<void> {
  while (ready.size !== ports.length || ports.some((port) => !ready.has(port))) await sleep(LOOK_MS);
}

/**
 * Starts each process anew, the next one only when the one before serves again; as deploy/roll.sh does.
 * @param running by port; the new ones take the places of the old
 */
export async function restartEach(
  door: FrontDoor,
  running: Map<number, Program>,
  start: (port: number) => Promise<Program>,
): Promise<void> {
  const ports = [...running.keys()];
  await untilReady(door, ports);
  for (const port of ports) {
    await running.get(port)!.stop();
    running.set(port, await start(port));
    await untilReady(door, ports);
  }
}
