import { ImportState } from '#contract/rules/importStates.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Steps } from '../../ui/Steps.tsx';
import { ImportCheck } from './ImportCheck.tsx';
import { ImportDone } from './ImportDone.tsx';
import { ImportHistory } from './ImportHistory.tsx';
import { ImportStart } from './ImportStart.tsx';
import styles from './SheetImport.module.css';
import type { LoadedSheet, SheetPage } from './sheetPage.ts';

interface SheetImportProps {
  of: SheetPage;
  loaded: LoadedSheet;
}

/** From a template to a filled list in three steps; each step has an address of its own and survives a reload. */
export function SheetImport({ of, loaded: { view, history } }: SheetImportProps) {
  const step = view === null ? 0 : view.importStatus === ImportState.checked ? 1 : 3;
  return (
    <>
      <PageHead size="work" title={`批量导入${of.noun}`} note={of.words.note} />
      <div className={styles.steps}>
        <Steps steps={['填写表格', '检查', '导入']} current={step} />
      </div>
      {view === null ? <ImportStart of={of} /> : null}
      {view?.importStatus === ImportState.checked ? <ImportCheck of={of} view={view} /> : null}
      {view && view.importStatus !== ImportState.checked ? <ImportDone of={of} view={view} /> : null}
      {history ? <ImportHistory of={of} loaded={history} /> : null}
    </>
  );
}
