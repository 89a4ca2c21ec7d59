import { redirect } from 'react-router';
import * as cooperation from '#contract/position/cooperation.ts';
import * as nomination from '#contract/position/nomination.ts';
import * as vacancy from '#contract/position/vacancy.ts';
import { CooperationState } from '#contract/rules/cooperation.ts';
import { isId } from '#contract/rules/id.ts';
import { vacancyPath } from '#contract/rules/pagePaths.ts';
import { salaryText } from '#contract/rules/salaryText.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { VacancyState } from '#contract/rules/vacancies.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { readList } from '../../../kit/list/listAddress.ts';
import { List } from '../../../kit/list/List.tsx';
import { loadRows } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { AskedAbilities } from '../../../shared/vacancies/AskedAbilities.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { partnerPath, positionSpec } from '../parts/addresses.ts';
import styles from '../parts/Cooperation.module.css';
import { NominateForm } from '../parts/NominateForm.tsx';
import { SentTable } from '../parts/SentTable.tsx';
import { cooperationRoutes } from '../routes.ts';

export const handle = cooperationRoutes.position;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const { filters, page } = readList(positionSpec, new URL(request.url).searchParams);
  if (!isId(filters.id) || !isId(filters.vacancy)) throw redirect('/account/enterpriseschool');
  const [row, one] = await answerOr(
    request,
    Promise.all([api.call(cooperation.view, { id: filters.id }), api.call(vacancy.view, { id: filters.vacancy })]),
  );
  if (row.partner.orgType !== UserType.enterprise || row.partner.orgNo !== one.orgNo) throw missing();
  const asked = { vacancyId: one.id, pageCurrent: page };
  return { row, one, sent: await loadRows(request, api.call(nomination.sent, asked)) };
}

/** A vacancy of a partner with what it asks for, and the learners whom the school recommends for it. */
export default function PartnerPosition({ loaderData: { row, one, sent } }: PageProps<typeof loader>) {
  const list = useList(positionSpec, sent);
  const isOpen = one.vacancyState === VacancyState.open && row.cooperationState === CooperationState.active;
  const facts = [one.orgName, one.regionName, one.experienceName, one.degreeName, one.natureName];
  return (
    <>
      <PageHead
        size="work"
        title={one.vacancyName}
        note={facts.filter(Boolean).join('，')}
        actions={
          <>
            <LinkButton to={partnerPath(row.id)}>{row.partner.orgName}</LinkButton>
            <LinkButton to={vacancyPath(one.id)}>职位页</LinkButton>
          </>
        }
      />
      <p className={styles.pay}>{salaryText(one.salaryMin, one.salaryMax)}</p>
      <section aria-labelledby="position-duties" className={styles.part}>
        <SectionHead id="position-duties" title="要做什么" />
        <p className={styles.text}>{one.duties}</p>
      </section>
      <section aria-labelledby="position-demands" className={styles.part}>
        <SectionHead id="position-demands" title="要求" />
        <p className={styles.text}>{one.demands}</p>
      </section>
      {one.abilities.length > 0 ? (
        <section aria-labelledby="position-abilities" className={styles.part}>
          <SectionHead id="position-abilities" title="能力要求" />
          <AskedAbilities label={one.vacancyName} abilities={one.abilities} withMine={false} />
        </section>
      ) : null}
      <section aria-labelledby="position-learners" className={styles.part}>
        <SectionHead
          id="position-learners"
          title="推荐学员"
          note="先问学员；同意之后，企业才看得到他对单位公开的档案"
        />
        {isOpen ? (
          <div className={styles.narrow}>
            <NominateForm cooperationId={row.id} vacancyId={one.id} />
          </div>
        ) : (
          <Banner>{closedWords(one.vacancyState)}</Banner>
        )}
        <List of={list} unit="人" empty={<Empty title="还没有推荐学员" note="选一位学员，写几句推荐的话" />}>
          {(rows) => <SentTable rows={rows} ofOne />}
        </List>
      </section>
    </>
  );
}

const closedWords = (state: VacancyState): string =>
  state === VacancyState.open ? '现在没有在合作，不能推荐学员' : `这个职位${VacancyState.labels[state]}，不能推荐学员`;
