import type { Fields } from '../../../kit/form/fields.ts';
import { FormImage } from '../../../kit/form/FormImage.tsx';

/** The portrait of a lecturer. */
export const PortraitField = ({ form }: { form: Fields }) => (
  <FormImage form={form} name="headImgUrl" shape="round" help="正面、清楚的半身照，最大 5 MB" />
);
