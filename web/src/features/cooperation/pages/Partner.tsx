import { redirect } from 'react-router';
import * as typicalPosition from '#contract/course/typicalPosition.ts';
import type { TypicalCard } from '#contract/course/typicalPosition.ts';
import * as cooperation from '#contract/position/cooperation.ts';
import * as vacancy from '#contract/position/vacancy.ts';
import type { VacancyCard } from '#contract/position/vacancyShapes.ts';
import { PositionRank } from '#contract/rules/abilities.ts';
import { CooperationState } from '#contract/rules/cooperation.ts';
import { isId } from '#contract/rules/id.ts';
import { orgPath, typicalPositionPath } from '#contract/rules/pagePaths.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { readList } from '../../../kit/list/listAddress.ts';
import { List } from '../../../kit/list/List.tsx';
import { loadRows } from '../../../kit/list/loadList.ts';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { useListState } from '../../../kit/list/useListState.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { learnersPath, partnerSpec } from '../parts/addresses.ts';
import styles from '../parts/Cooperation.module.css';
import { CooperationActs } from '../parts/CooperationActs.tsx';
import { PartnerVacancyRow } from '../parts/PartnerVacancyRow.tsx';
import { cooperationTone, lastWords, partnerFacts, reasonOf } from '../parts/words.ts';
import { cooperationRoutes } from '../routes.ts';

export const handle = cooperationRoutes.detail;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const { filters, page } = readList(partnerSpec, new URL(request.url).searchParams);
  if (!isId(filters.id)) throw redirect('/account/enterpriseschool');
  const row = await answerOr(request, api.call(cooperation.view, { id: filters.id }));
  const asked = { orgNo: row.partner.orgNo, pageCurrent: page };
  if (row.partner.orgType !== UserType.enterprise || filters.show === 'typical')
    return { row, typicals: await loadRows(request, api.call(typicalPosition.list, asked)) };
  return { row, vacancies: await loadRows(request, api.call(vacancy.ofOrg, asked)) };
}

/** One partner: who they are, what they hire for, and the typical positions they write or use. */
export default function Partner({ loaderData }: PageProps<typeof loader>) {
  const { row } = loaderData;
  const { partner, cooperationState, countNominated } = row;
  const { filters, hrefOf } = useListState(partnerSpec);
  const hires = partner.orgType === UserType.enterprise;
  return (
    <>
      <PageHead
        size="work"
        title={partner.orgName}
        note={partnerFacts(row)}
        actions={
          <>
            <LinkButton to="/account/enterpriseschool">校企合作</LinkButton>
            <LinkButton to={orgPath(partner.orgNo)}>单位主页</LinkButton>
            {countNominated > 0 ? (
              <LinkButton to={learnersPath(row.id)}>
                {hires ? '推荐的学员' : '推荐来的学员'} {countNominated} 人
              </LinkButton>
            ) : null}
          </>
        }
      />
      {partner.intro ? <p className={styles.intro}>{partner.intro}</p> : null}
      <FactList
        label="合作"
        facts={[
          {
            label: '状态',
            value: (
              <StatusDot tone={cooperationTone[cooperationState]} reason={reasonOf(row)}>
                {CooperationState.labels[cooperationState]}
              </StatusDot>
            ),
          },
          { label: '时间', value: lastWords(row) },
          { label: row.isOwnInvitation === 1 ? '我们的邀请' : '对方的邀请', value: row.words },
        ]}
      />
      <p className={styles.acts}>
        <CooperationActs row={row} />
      </p>
      <div className={styles.part}>
        {hires ? (
          <FilterRows>
            <FilterRow
              label="看"
              current={filters.show}
              options={[
                { key: '', label: `职位（招聘中 ${row.countOpen}）`, to: hrefOf({ filters: { show: '' } }) },
                { key: 'typical', label: `典型岗位 ${row.countTypical}`, to: hrefOf({ filters: { show: 'typical' } }) },
              ]}
            />
          </FilterRows>
        ) : (
          <SectionHead title="典型岗位" note="对方编写的，能力项与课程体系都可以看" />
        )}
        {loaderData.vacancies ? (
          <Vacancies loaded={loaderData.vacancies} row={row} />
        ) : (
          <Typicals loaded={loaderData.typicals} name={partner.orgName} />
        )}
      </div>
    </>
  );
}

function Vacancies({ loaded, row }: { loaded: LoadedPage<VacancyCard>; row: cooperation.Cooperation }) {
  const list = useList(partnerSpec, loaded);
  const isActive = row.cooperationState === CooperationState.active;
  return (
    <List of={list} unit="个" empty={<Empty title="还没有公开的职位" note="对方发布、审核通过之后会出现在这里" />}>
      {(rows) => (
        <RowList label={`${row.partner.orgName}的职位`}>
          {rows.map((one) => (
            <PartnerVacancyRow key={one.id} cooperationId={row.id} vacancy={one} isActive={isActive} />
          ))}
        </RowList>
      )}
    </List>
  );
}

function Typicals({ loaded, name }: { loaded: LoadedPage<TypicalCard>; name: string }) {
  const list = useList(partnerSpec, loaded);
  return (
    <List of={list} unit="个" empty={<Empty title="还没有典型岗位" note="对方编写或采用之后会出现在这里" />}>
      {(rows) => (
        <RowList label={`${name}的典型岗位`}>
          {rows.map((one) => (
            <Row
              key={one.id}
              stacks
              to={typicalPositionPath(one.id)}
              title={one.positionName}
              meta={[one.industryName, PositionRank.labels[one.positionRank], one.abilityNames.join('、')]
                .filter(Boolean)
                .join('，')}
              end={`${one.courseCount} 门课`}
            />
          ))}
        </RowList>
      )}
    </List>
  );
}
