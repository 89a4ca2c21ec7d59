import type { FastifyBaseLogger } from 'fastify';
import type { Task, TaskList } from 'graphile-worker';
import { Logger } from 'graphile-worker';
import type * as z from 'zod';
import type { Platform } from '../kit/context.ts';
import type { Job } from '../kit/job.ts';
import { loggable } from '../kit/loggable.ts';
import { traced } from '../kit/trace.ts';
import { reasonOf } from '../providers/recorded.ts';
import { jobs } from './table.ts';

/** The table of jobs as graphile-worker takes it. */
export const taskList = (platform: Platform, table: readonly Job[] = jobs): TaskList =>
  Object.fromEntries(table.map((one) => [one.name, taskOf(platform, one)]));

/** Of a failure only what may be logged is kept with the job. */
const taskOf =
  (platform: Platform, { name, input, run, onGivenUp }: Job): Task =>
  async (payload, { job: { id, attempts, max_attempts: most } }) => {
    const given: unknown = (input as unknown as z.ZodType).parse(payload);
    try {
      await traced(`job ${name}`, { attributes: { 'zhitu.job_id': id } }, () => run(platform, given));
    } catch (error) {
      const told = loggable(error);
      const level = attempts < most ? 'warn' : 'error';
      platform.log[level]({ ...told, job: name, id, attempts }, 'job failed');
      if (attempts >= most) await onGivenUp?.(platform, given);
      throw new Error(reasonOf(told.err), { cause: error });
    }
  };

/** Stopping waits for what became of a job to be written down only if that is written in batches. */
export const writtenDown = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

const levels = { error: 'warn', warning: 'warn', info: 'debug', debug: 'trace' } as const;

/** What graphile-worker says of itself. A failed job is logged where it fails. */
export const jobLog = (log: FastifyBaseLogger): Logger =>
  new Logger(() => (level, message, meta) => {
    if (!meta?.['failure']) log[levels[level as keyof typeof levels]](message);
  });
