import { eq } from 'drizzle-orm';
import { realName } from '../../db/schema/trust.ts';
import type { PersonHooks } from '../personData/hooks.ts';
import { unseal } from './sealed.ts';

/** One's own name and number are readable in one's own export. */
export const realNameHooks: PersonHooks = {
  exporting: {
    table: realName,
    async rows({ db, user, config }, { columns, limit }) {
      const { nameCipher, numberCipher } = realName;
      const found = await db
        .select({ shown: columns, nameCipher, numberCipher })
        .from(realName)
        .where(eq(realName.userNo, user.userNo))
        .limit(limit);
      const open = (cipher: Buffer) => unseal(config.secretKey, user.userNo, cipher);
      return found.map((row) => ({
        ...row.shown,
        姓名: open(row.nameCipher),
        身份证号码: open(row.numberCipher),
      }));
    },
  },
};
