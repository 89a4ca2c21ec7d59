import { Suspense } from 'react';
import { useParams } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { missing } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { demoRoutes } from '../routes.ts';
import { stories } from '../parts/stories.ts';
import styles from '../parts/Parts.module.css';

export const handle = demoRoutes.parts;

/** Only in demo mode; elsewhere there is no such page. */
export function loader({ context, params: { part } }: LoaderFunctionArgs) {
  const isThere = part === undefined || stories.some(({ key }) => key === part);
  if (!context.get(apiContext).demo || !isThere) throw missing();
  return null;
}

/** The parts that pages are made of, one kind at a time, in their states. */
export default function Parts() {
  const { part = stories[0].key } = useParams();
  const { Story, label } = stories.find(({ key }) => key === part)!;
  return (
    <div className={styles.page}>
      <PageHead title={label} note="页面由这些部件搭成，这里看它们的各种样子。" />
      <Tabs
        label="部件"
        items={stories.map(({ key, label: name }) => ({ key, label: name, to: `/demo/parts/${key}` }))}
        current={part}
      />
      <div className={styles.story}>
        <Suspense>
          <Story />
        </Suspense>
      </div>
    </div>
  );
}
