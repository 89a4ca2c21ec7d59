import { useRevalidator } from 'react-router';
import { couponBatch as fields } from '#contract/fields/coupon.ts';
import { CouponFor } from '#contract/rules/coupons.ts';
import type { save as adminSave } from '#contract/trade/adminCouponBatch.ts';
import type { save as sellerSave } from '#contract/trade/couponBatch.ts';
import type { CouponBatch } from '#contract/trade/couponShapes.ts';
import { FormCheckbox } from '../../../kit/form/FormCheckbox.tsx';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormRadios } from '../../../kit/form/FormRadios.tsx';
import { FormNumber } from '../../../kit/form/FormNumber.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { FormTime } from '../../../kit/form/FormTime.tsx';
import { useFieldsState } from '../../../kit/form/useFields.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { FieldPair } from '../../../ui/FieldPair.tsx';
import { toast } from '../../../ui/toast.ts';
import styles from './Coupons.module.css';
import { CoursesField } from './CoursesField.tsx';
import type { CourseScope } from '../../../shared/courses/findPaid.ts';

export type SaveBatch = () => Promise<typeof adminSave | typeof sellerSave>;

/** COUPON_CODE_USED (contract trade/failures.ts). */
const CODE_USED = 5529;

interface BatchDialogProps {
  save: SaveBatch;
  /** What is changed; nothing for a new one. */
  batch: CouponBatch | null;
  scope: CourseScope;
  /** The platform's may cost points. */
  isPlatform: boolean;
  /** Who bears it, as the head of the dialog says. */
  note: string;
  onClose: () => void;
}

/** Writes a batch of coupons. */
export function BatchDialog({ save, batch, scope, isPlatform, note, onClose }: BatchDialogProps) {
  const { revalidate } = useRevalidator();
  const sending = useCallForm(save, {
    fields,
    initial: batch ? writtenOf(batch) : blank(),
    draft: `couponBatch:${batch?.batchId ?? 'new'}`,
    fieldOfCode: { [CODE_USED]: 'code' },
    onDone: async () => {
      toast(batch ? '已保存' : '已发出');
      onClose();
      await revalidate();
    },
  });
  const { form } = sending;
  const isOfCourses = useFieldsState(
    form,
    ({ values: { productType, courses } }) =>
      productType !== CouponFor.membership || (Array.isArray(courses) && courses.length > 0),
  );
  return (
    <FormDialog
      of={sending}
      label="优惠券"
      title={batch ? `修改 ${batch.batchName}` : '发一批优惠券'}
      note={note}
      size="lg"
      submitLabel={batch ? '保存' : '发出'}
      above={
        batch && batch.taken > 0 ? (
          <Banner>已经有人领过：金额、条件与开始时间不能改，结束时间只能改晚</Banner>
        ) : undefined
      }
      onClose={onClose}
    >
      <FormText form={form} name="batchName" placeholder="例如 开学券" />
      <FieldPair>
        <FormNumber form={form} name="amountOff" help="元" />
        <FormNumber form={form} name="minPrice" help="元，0 是不限；按用券之前的价格算" />
      </FieldPair>
      <FieldPair>
        <FormNumber form={form} name="total" help="每人一张，领完为止" />
        <FormText form={form} name="code" help="6 到 20 位字母与数字；人人可领的可以不填" autoComplete="off" />
      </FieldPair>
      <FieldPair>
        <FormTime form={form} name="beginTime" />
        <FormTime form={form} name="endTime" />
      </FieldPair>
      {isPlatform ? (
        <FormNumber form={form} name="points" help="0 是不用积分；用积分换的，要人人可领、不写优惠码" />
      ) : null}
      {isPlatform ? <FormRadios form={form} name="productType" options={kinds} rowClass={styles.acts} /> : null}
      <FormCheckbox form={form} name="isOpen" sentence="不用优惠码，在「我的优惠券」里就能领" values={[1, 0]} />
      <FormCheckbox
        form={form}
        name="isSingle"
        sentence="每个人一个码，发出以后下载；不写优惠码，也不能人人可领"
        values={[1, 0]}
      />
      <FormCheckbox form={form} name="isNewcomer" sentence="只有还没有买过东西的人可以领、可以用" values={[1, 0]} />
      {isOfCourses ? <CoursesField form={form} scope={scope} /> : null}
    </FormDialog>
  );
}

const kinds = CouponFor.values.map((value) => ({ value, label: CouponFor.labels[value] }));

const blank = () => ({
  batchName: '',
  minPrice: 0,
  points: 0,
  total: 100,
  isNewcomer: 0 as const,
  isOpen: 1 as const,
  isSingle: 0 as const,
  productType: CouponFor.course as CouponFor,
  code: '',
  beginTime: '',
  endTime: '',
  courses: [],
});

/** A batch as its form has it. */
function writtenOf({ batchId, batchName, amountOff, minPrice, points, total, code, ...rest }: CouponBatch) {
  const { isNewcomer, isOpen, isSingle, productType, beginTime, endTime, courses } = rest;
  const terms = { batchName, amountOff, minPrice, points, total, isNewcomer, isOpen, isSingle, productType, code };
  return { id: batchId, ...terms, beginTime, endTime, courses };
}
