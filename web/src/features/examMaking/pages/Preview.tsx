import { Printer } from 'lucide-react';
import { useLocation } from 'react-router';
import { handleOf } from '../../../kit/page.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { loadPreview } from '../parts/loadPreview.ts';
import { PdfButton } from '../parts/preview/PdfButton.tsx';
import { PaperSheet } from '../parts/preview/PaperSheet.tsx';
import styles from '../parts/preview/Preview.module.css';
import { previewRoutes } from '../routes.ts';

export const handle = handleOf(previewRoutes);

export const loader = (args: LoaderArgs) => loadPreview(args);

/** A paper as candidates get it; printed by the browser, with or without the answers. */
export default function Preview({ loaderData: { id, versionNo, paper, withKeys } }: PageProps<typeof loader>) {
  const { pathname, search } = useLocation();
  const hrefWith = (name: string, value: string) => {
    const next = new URLSearchParams(search);
    next.set(name, value);
    return `${pathname}?${next}`;
  };
  return (
    <>
      <div className={styles.screen}>
        <PageHead
          size="work"
          title="试卷预览"
          note={
            paper.publishedAt === null
              ? '还没有定稿：规则抽题的部分定稿以后才有题'
              : `第 ${paper.versionNo} 版，考生看到的样子`
          }
          actions={
            <>
              <LinkButton to={hrefWith('keys', withKeys === 1 ? '0' : '1')} replace>
                {withKeys === 1 ? '不看答案' : '看答案'}
              </LinkButton>
              <LinkButton to={hrefWith('seed', String((paper.seed % 999) + 1))} replace>
                换一份
              </LinkButton>
              <PdfButton id={id} versionNo={versionNo} seed={paper.seed} withKeys={withKeys} />
              <Button icon={<Printer size={16} aria-hidden="true" />} onClick={() => window.print()}>
                {withKeys === 1 ? '打印（带答案）' : '打印'}
              </Button>
            </>
          }
        />
      </div>
      <PaperSheet paper={paper} />
    </>
  );
}
