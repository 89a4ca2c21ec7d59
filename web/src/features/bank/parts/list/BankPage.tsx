import { FilePlus2, Plus, Upload } from 'lucide-react';
import type { BankScope } from '#contract/exam/questionFacts.ts';
import { useIsBuilt } from '../../../../kit/site.ts';
import { ExportQuestions } from '../../../../shared/basket/ExportQuestions.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { PageHead } from '../../../../ui/PageHead.tsx';
import { Tabs } from '../../../../ui/Tabs.tsx';
import { bankPaths } from '../addresses.ts';
import { BankList } from './BankList.tsx';
import { Basket } from './Basket.tsx';
import { Folders } from './Folders.tsx';
import styles from './Bank.module.css';
import type { LoadedBank } from './loadBank.ts';

interface BankPageProps extends LoadedBank {
  scope: BankScope;
  title: string;
}

const IMPORT = '/account/subject/import';

/** A part of the bank: folders, questions, and the basket for a paper. */
export function BankPage({ scope, title, rows, summary, folders }: BankPageProps) {
  const { counts } = summary;
  const canImport = useIsBuilt()(IMPORT);
  const tabs = [
    { key: 'own', label: '我的题库', count: counts.own, to: bankPaths.own },
    { key: 'shared', label: '单位共享', count: counts.shared, to: bankPaths.shared },
    { key: 'all', label: '全部可用', count: counts.all, to: bankPaths.all },
    { key: 'bin', label: '回收站', count: counts.bin, to: bankPaths.bin },
  ];
  return (
    <>
      <PageHead
        size="work"
        title={title}
        actions={
          <>
            {scope === 'own' && counts.own > 0 ? <ExportQuestions of={{}} title={title} /> : null}
            {canImport ? (
              <LinkButton to={IMPORT} icon={<Upload size={18} aria-hidden="true" />}>
                批量导入
              </LinkButton>
            ) : null}
            <LinkButton to="/account/subject/comprehend" icon={<FilePlus2 size={18} aria-hidden="true" />}>
              出材料题
            </LinkButton>
            <LinkButton to="/account/subject/add" variant="primary" icon={<Plus size={18} aria-hidden="true" />}>
              出一道题
            </LinkButton>
          </>
        }
      />
      <Tabs label="题库的范围" items={tabs} current={scope} />
      <div className={styles.columns} data-folders={scope === 'own' || undefined}>
        {scope === 'own' ? <Folders {...folders} all={counts.own} /> : null}
        <BankList scope={scope} rows={rows} summary={summary} folders={folders.list} />
        <Basket />
      </div>
    </>
  );
}
