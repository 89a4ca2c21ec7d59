import { fundDecision } from '#contract/fields/incubation.ts';
import { FundState } from '#contract/rules/incubation.ts';
import type { FundRow } from '#contract/startup/fund.ts';
import { FormNumber } from '../../../kit/form/FormNumber.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { moneyText } from '../../../kit/moneyText.ts';
import { AskButton } from './AskButton.tsx';
import { closeFund, decideFund } from './calls.ts';
import { DialogButton } from './DialogButton.tsx';

/** What the host may do with a fund in its state. */
export function FundActs({ row: { id, purpose, asked, left, fundState: state } }: { row: FundRow }) {
  if (state === FundState.granted)
    return (
      <AskButton
        name="结清"
        of={purpose}
        note={`不再收票据，还剩 ${moneyText(left)}。`}
        load={closeFund}
        input={{ id }}
      />
    );
  if (state !== FundState.asked) return null;
  return (
    <DialogButton
      name="批复"
      of={purpose}
      title={`批复「${purpose}」`}
      note={`申请 ${moneyText(asked)}；填 0 是不批准`}
      load={decideFund}
      fields={fundDecision}
      initial={{ id, granted: asked, opinion: '' }}
      draft={`fundDecision:${id}`}
      done="批复成功，团队会收到消息"
    >
      {(form) => (
        <>
          <FormNumber form={form} name="granted" label={`${fundDecision.granted.label}（元）`} />
          <FormTextarea form={form} name="opinion" rows={4} />
        </>
      )}
    </DialogButton>
  );
}
