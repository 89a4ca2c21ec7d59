import type { ReactNode } from 'react';
import { startShowPath } from '#contract/rules/pagePaths.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { ShowKind } from '#contract/rules/startShows.ts';
import type { ShowCard } from '#contract/startup/show.ts';
import { Row } from '../../../ui/Row.tsx';
import { Tag } from '../../../ui/Tag.tsx';

interface ShowRowProps {
  row: ShowCard;
  /** Whether it leads to its page; a draft has none. */
  isOpen?: boolean;
  end?: ReactNode;
  children?: ReactNode;
}

/** A road show or a contest in a list: when, where, and how many are on stage. */
export const ShowRow = ({ row, isOpen = true, end, children }: ShowRowProps) => (
  <Row
    to={isOpen ? startShowPath(row.id) : undefined}
    heading="h2"
    stacks
    title={row.title}
    tags={<Tag>{ShowKind.labels[row.showKind]}</Tag>}
    meta={[shownTime(row.beginsAt), row.place, row.orgName, `${row.countProjects} 个项目`].join('，')}
    end={end}
  >
    {children}
  </Row>
);
