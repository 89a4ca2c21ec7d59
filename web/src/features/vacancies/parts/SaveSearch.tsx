import { BellPlus } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { CallError } from '#contract/kit/callError.ts';
import { isId } from '#contract/rules/id.ts';
import { SAVED_PARAM } from '#contract/rules/vacancySearch.ts';
import { call } from '../../../kit/call.ts';
import type { FilterValues } from '../../../kit/list/listAddress.ts';
import { useLoginAddress } from '../../../kit/navigation/useLoginAddress.ts';
import { useSession } from '../../../kit/session.tsx';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import type { vacancySpec } from './addresses.ts';
import styles from './SaveSearch.module.css';

const SaveSearchDialog = lazy(() =>
  import('./SaveSearchDialog.tsx').then((module) => ({ default: module.SaveSearchDialog })),
);

export type VacancyFilters = FilterValues<NonNullable<(typeof vacancySpec)['filters']>>;

interface SaveSearchProps {
  filters: VacancyFilters;
  /** A name made of the conditions. */
  suggested: string;
}

/** Keeps the conditions as they are; the way here from a saved search counts as a look at it. */
export function SaveSearch({ filters, suggested }: SaveSearchProps) {
  const session = useSession();
  const login = useLoginAddress();
  const [isOpen, setOpen] = useState(false);
  useLook(session !== null);
  const icon = <BellPlus size={18} aria-hidden="true" />;
  if (!session)
    return (
      <LinkButton to={login} icon={icon}>
        登录后保存查找
      </LinkButton>
    );
  return (
    <span className={styles.acts}>
      <Button icon={icon} onClick={() => setOpen(true)}>
        保存这次查找
      </Button>
      <TextLink to="/account/collection/search">保存过的</TextLink>
      {isOpen ? (
        <Suspense>
          <SaveSearchDialog filters={filters} suggested={suggested} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </span>
  );
}

function useLook(isSignedIn: boolean): void {
  const [query] = useSearchParams();
  const saved = query.get(SAVED_PARAM);
  useEffect(() => {
    if (!isSignedIn || saved === null || !isId(saved)) return;
    void look(saved);
  }, [isSignedIn, saved]);
}

/** It may be deleted since, or be somebody else's whose address was handed on. */
async function look(id: string): Promise<void> {
  try {
    const contract = await import('#contract/position/vacancySearch.ts');
    await call(contract.look, { id }, { isShowErrTip: false });
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
  }
}
