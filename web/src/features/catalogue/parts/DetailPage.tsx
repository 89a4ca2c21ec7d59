import type { ReactNode } from 'react';
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx';
import { DetailBody } from './DetailBody.tsx';
import { DetailHead } from './DetailHead.tsx';
import styles from './DetailPage.module.css';
import { DetailTabs } from './DetailTabs.tsx';
import { crumbsOf } from './courseSeo.ts';
import type { Detail } from './loadDetail.ts';

interface DetailPageProps {
  data: Detail;
  /** Below the facts of the head: countdown, file card. */
  facts?: ReactNode;
  /** Beside the main button: calendar, download. */
  actions?: ReactNode;
  /** First in the introduction: preview of a file. */
  lead?: ReactNode;
}

/** The page of one course of any kind: head with the main action, tabs at the left, people and neighbours at the right. */
export function DetailPage({ data, facts, actions, lead }: DetailPageProps) {
  return (
    <div className="page">
      <div className={styles.crumbs}>
        <Breadcrumb items={crumbsOf(data.course)} />
      </div>
      <DetailHead data={data} facts={facts} actions={actions} />
      <DetailBody data={data} tabs={<DetailTabs data={data} lead={lead} />} />
    </div>
  );
}
