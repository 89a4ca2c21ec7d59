import { useSearchParams } from 'react-router';
import type { PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { ResumeRow } from '../../../shared/resume/ResumeRow.tsx';
import type { Label, RowView } from '../../../shared/resume/rowViews.ts';
import { labelIn, rowViews } from '../../../shared/resume/rowViews.ts';
import { InfoFrame } from '../parts/InfoFrame.tsx';
import { loadInfo } from '../parts/loadInfo.ts';
import { sections } from '../parts/sections.ts';
import { infoRoutes } from '../routes.ts';

export const handle = infoRoutes.infoItem;

export const loader = loadInfo;

/** One row of my résumé in full (`?section=&id=`), with the way back to its section. */
export default function InfoItem({ loaderData: { resume, base } }: PageProps<typeof loader>) {
  const [search] = useSearchParams();
  const section = Object.values(sections).find(({ key }) => key === search.get('section'));
  const rows = (section ? resume[section.key] : []) as readonly { id: string }[];
  const row = rows.find(({ id }) => id === search.get('id'));
  if (!section || !row) {
    const back = (
      <LinkButton to={`/account/info${section ? `/${section.page}` : ''}`} size="sm" variant="primary">
        回到{section?.title ?? '我的信息'}
      </LinkButton>
    );
    return (
      <InfoFrame base={base} title="查看一条信息">
        <Empty title="这一条已经不在了" note="它可能被删除了" action={back} />
      </InfoFrame>
    );
  }
  const view = rowViews[section.key] as (row: unknown, label: Label) => RowView;
  return (
    <InfoFrame base={base} title={section.title}>
      <ResumeRow
        view={view(row, labelIn(resume.labels))}
        heading="h2"
        actions={
          <>
            <LinkButton to={`/account/info/${section.page}?edit=${row.id}`} size="sm" variant="primary">
              编辑
            </LinkButton>
            <LinkButton to={`/account/info/${section.page}`} size="sm">
              全部{section.title}
            </LinkButton>
          </>
        }
      />
    </InfoFrame>
  );
}
