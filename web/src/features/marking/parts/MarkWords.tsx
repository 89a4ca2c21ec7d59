import { markGiven } from '#contract/fields/marking.ts';
import { Field } from '../../../ui/Field.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import type { MarkHandle } from './useMark.ts';

interface MarkWordsProps {
  of: MarkHandle;
  /** Beside the reason for another mark: when it has to be given. */
  help?: string;
  isReasonRequired?: boolean;
}

/** What is said with a mark; for one that was settled before, why it is another now. */
export function MarkWords({
  of: { values, change, issues, isSettled },
  help,
  isReasonRequired = false,
}: MarkWordsProps) {
  const { remark, reason } = markGiven;
  return (
    <>
      <Field label={remark.label} error={issues['remark']}>
        <Textarea
          rows={2}
          maxLength={remark.max}
          value={values.remark}
          onChange={({ target }) => change({ remark: target.value })}
        />
      </Field>
      {isSettled ? (
        <Field label={reason.label} error={issues['reason']} help={help} required={isReasonRequired}>
          <Textarea
            rows={2}
            maxLength={reason.max}
            value={values.reason}
            onChange={({ target }) => change({ reason: target.value })}
          />
        </Field>
      ) : null}
    </>
  );
}
