import { ensureBuiltInRoles } from '../domain/roles/builtIn.ts';
import type { Platform } from '../kit/context.ts';
import { website } from './schema/system.ts';

/** What a database needs before the first page can be served: the built-in roles and a site. */
export async function prepareWorld({ db }: Platform): Promise<void> {
  await ensureBuiltInRoles(db);
  const [site] = await db.select({ id: website.id }).from(website).limit(1);
  if (!site) await db.insert(website).values({ title: '知途' });
}
