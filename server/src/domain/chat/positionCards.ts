import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ChatMessage } from '#contract/im/shapes.ts';
import { ChatCard } from '#contract/rules/chat.ts';
import { vacancyPath } from '#contract/rules/pagePaths.ts';
import { salaryText } from '#contract/rules/salaryText.ts';
import { isPublicVacancy, VacancyState } from '#contract/rules/vacancies.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { treeNode } from '../../db/schema/system.ts';
import { orgInfo } from '../../db/schema/user.ts';
import { vacancy } from '../../db/schema/vacancy.ts';

type Card = NonNullable<ChatMessage['card']>;
type Facts = Omit<Card, 'cardKind' | 'cardId'>;

/** What is said of a vacancy that is there no more, or never was for everybody. */
const TAKEN_DOWN = { note: '职位已下架', path: '' };

/** 420111 lies in 420100. */
const itsCity = and(eq(treeNode.kind, 'region'), sql`${treeNode.code} = rpad(left(${vacancy.regionCode}, 4), 6, '0')`);

/** What the cards of these vacancies say now; nobody reads more of them than their page shows. */
async function factsOf(db: Db, ids: readonly string[]): Promise<Map<string, Facts>> {
  const rows = await db
    .select({
      id: vacancy.id,
      title: vacancy.vacancyName,
      salaryMin: vacancy.salaryMin,
      salaryMax: vacancy.salaryMax,
      vacancyState: vacancy.vacancyState,
      orgName: orgInfo.orgName,
      picture: orgInfo.orgLogoImg,
      city: treeNode.name,
    })
    .from(vacancy)
    .innerJoin(orgInfo, and(eq(orgInfo.orgNo, vacancy.orgNo), enabled(orgInfo)))
    .leftJoin(treeNode, itsCity)
    .where(and(inArray(vacancy.id, [...new Set(ids)]), enabled(vacancy)));
  const seen = rows.filter(({ vacancyState }) => isPublicVacancy(vacancyState));
  return new Map(
    seen.map(({ id, title, salaryMin, salaryMax, vacancyState, orgName, picture, city }) => [
      id,
      {
        title,
        subtitle: [orgName, salaryText(salaryMin, salaryMax), city].filter(Boolean).join('，'),
        picture: picture ?? '',
        path: vacancyPath(id),
        note: vacancyState === VacancyState.open ? '' : `职位${VacancyState.labels[vacancyState]}`,
      },
    ]),
  );
}

/** A vacancy that can be shown to others: one that is open. */
export async function positionCard(db: Db, id: string): Promise<Facts | undefined> {
  const found = (await factsOf(db, [id])).get(id);
  return found?.note === '' ? found : undefined;
}

/** Cards as they are shown: those of vacancies say how it stands with them now. */
export async function shownCards(db: Db, cards: readonly Card[]): Promise<(card: Card) => Card> {
  const ids = cards.filter(({ cardKind }) => cardKind === ChatCard.position).map(({ cardId }) => cardId);
  const facts = ids.length === 0 ? new Map<string, Facts>() : await factsOf(db, ids);
  return (card) =>
    card.cardKind === ChatCard.position
      ? { ...card, ...(facts.get(card.cardId) ?? TAKEN_DOWN) }
      : { ...card, note: '' };
}
