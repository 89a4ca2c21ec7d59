import { sql } from 'drizzle-orm';
import { AuditState } from '#contract/rules/auditStates.ts';
import type { Db } from '../../db/client.ts';

/** Remembers when vacancies were first public, which is when their first review passed; later openings change nothing. */
export async function vacanciesReleased(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.execute(sql`
    insert into vacancy_release (vacancy_id, released_at)
    select v.id, coalesce((select min(a.audit_time) from vacancy_audit a
      where a.vacancy_id = v.id and a.audit_status = ${AuditState.passed}), v.opened_at)
    from vacancy v where v.id = any(${sql.param([...ids])}::bigint[]) and v.vacancy_state = 2
    on conflict do nothing`);
}
