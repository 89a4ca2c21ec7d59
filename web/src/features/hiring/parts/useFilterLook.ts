import { useEffect } from 'react';
import { CallError } from '#contract/kit/callError.ts';
import { call } from '../../../kit/call.ts';

/** Opening a saved filter counts as a look at it: from now on only who applies later is new. */
export function useFilterLook(id: string | undefined): void {
  useEffect(() => {
    if (id !== undefined) void look(id);
  }, [id]);
}

/** It may be deleted since. */
async function look(id: string): Promise<void> {
  try {
    const contract = await import('#contract/position/talentSearch.ts');
    await call(contract.look, { id }, { isShowErrTip: false });
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
  }
}
