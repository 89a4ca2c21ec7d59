import { randomFillSync } from 'node:crypto';
import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { MANY } from '#seed/make/manyCourses.ts';

const MB = 2 ** 20;

/** Of what a world is grown by: films, small files, and rows with their indexes. */
export const SHARES = { films: 0.6, pictures: 0.2, rows: 0.2 };

const FILM_BYTES = 64 * MB;
const PICTURE_BYTES = MB / 4;
const BATCH = 20_000;

/** Random bytes among the files of a site, on the disk when this returns. */
export async function growFiles(dataDir: string, bytes: number): Promise<void> {
  await makeFiles(join(dataDir, 'files/films'), FILM_BYTES, bytes * SHARES.films);
  await makeFiles(join(dataDir, 'files/pictures'), PICTURE_BYTES, bytes * SHARES.pictures);
}

async function makeFiles(folder: string, each: number, bytes: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  const piece = Buffer.alloc(Math.min(each, MB));
  for (let count = 0; count * each < bytes; count += 1) {
    const file = await open(join(folder, `${count}.bin`), 'wx');
    try {
      for (let at = 0; at < each; at += piece.length) await file.write(randomFillSync(piece));
      await file.sync();
    } finally {
      await file.close();
    }
  }
}

/**
 * Learning progress (narrow rows, three indexes) and the log of writes (wide rows, one GIN index among four), as many of
 * one as of the other, made by the database itself until it has grown by its share.
 */
export async function growRows(pool: pg.Pool, bytes: number): Promise<void> {
  const wanted = (await sizeOf(pool)) + bytes * SHARES.rows;
  for (let from = 0; (await sizeOf(pool)) < wanted; from += BATCH) {
    await pool.query(
      `insert into user_period (user_no, period_id, course_id, watched, watched_length, position, is_done, gmt_modified)
       select ${MANY} + i / 100, ${MANY} + i, ${MANY} + i % 10000, '{[0,600)}', 600, 600, i % 2, now()
       from generate_series($1::int, $1 + ${BATCH - 1}) i`,
      [from],
    );
    await pool.query(
      `insert into sys_log (gmt_create, user_no, user_type, ip, operation, path, request_id, content, after, grams)
       select now(), ${MANY} + i / 100, 1, '10.0.0.1', '操作' || i % 400, '/course/auth/grown/save', md5(i::text),
         jsonb_build_object('id', i::text, 'text', md5(i || 'a') || md5(i || 'b')),
         jsonb_build_object('id', i::text, 'text', md5(i || 'c') || md5(i || 'd')),
         array['操作', left(md5(i::text), 2), left(md5(i || 'a'), 2)]
       from generate_series($1::int, $1 + ${BATCH - 1}) i`,
      [from],
    );
  }
  await pool.query('vacuum analyze user_period, sys_log');
}

export async function sizeOf(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ size: number }>('select pg_database_size(current_database())::float8 as size');
  return rows[0]!.size;
}
