import * as account from '#contract/user/account.ts';
import * as draws from '#contract/user/accountExtractLog.ts';
import * as ownAccount from '#contract/user/extAccount.ts';
import { CourseCategory } from '#contract/rules/courseCategories.ts';
import { AuditState } from '#contract/rules/auditStates.ts';
import type { UserType } from '#contract/rules/userTypes.ts';
import { realName } from '#server/db/schema/trust.ts';
import { attempt } from '#server/db/schema/user.ts';
import { hashOfNumber, seal } from '#server/domain/realName/sealed.ts';
import { release } from '#server/domain/trade/overdue.ts';
import { makeLecturer } from '#seed/make/lecturer.ts';
import { lastCode } from './signIn.ts';
import type { Person, TestApp } from './testApp.ts';
import { trading } from './trade.ts';

export const CARD = { bankCardNo: '6222 0212 3456 7894', bankName: '工商银行', bankBranchName: '江城光谷支行' };
export const MASKED = '622202****94';

/** Lecturers and organizations that earn and draw, over HTTP where there is a call for it. */
export function earning(t: TestApp) {
  const { db } = t.database;
  const shop = trading(t);
  let nth = 0;
  const requestKey = () => `draw-key-${(nth += 1)}`;
  const proof = async (of: Person) => {
    // The pause between two codes and how many there may be is no matter here.
    await db.delete(attempt);
    t.setNow(new Date(t.platform.clock().getTime() + 61_000));
    const sent = await of.send(ownAccount.proofCode, { by: 'mobile' });
    if (sent.code !== 200) throw new Error(sent.msg);
    return { proofWay: 'mobile' as const, proof: await lastCode(t, of.mobile) };
  };
  return {
    shop,
    proof,
    requestKey,

    /** Somebody whose name was verified. */
    async verified({ userNo }: Person, name = '陈砚清'): Promise<void> {
      const { secretKey } = t.platform.config;
      const at = '2026-11-01 10:00:00';
      const idNumber = `42010619900101${String((nth += 1)).padStart(4, '0')}`;
      const sealed = { nameCipher: seal(secretKey, userNo, name), numberCipher: seal(secretKey, userNo, idNumber) };
      const numberHash = hashOfNumber(secretKey, idNumber);
      const times = { consentTime: at, submitTime: at, auditTime: at, gmtModified: at };
      await db
        .insert(realName)
        .values({ userNo, ...sealed, numberHash, ...times, way: 'manual', auditStatus: AuditState.passed });
    },

    /** A lecturer with a verified name and a card. */
    async lecturer(wish: { password?: string } = {}): Promise<Person> {
      const person = await t.person({ userType: 2, ...wish });
      await makeLecturer(db, { lecturerUserNo: person.userNo, lecturerName: '陈砚清' });
      await this.verified(person);
      await this.bind(person);
      return person;
    },

    async staff(orgNo: string, userType: UserType = 3): Promise<Person> {
      return t.person({ userType, orgNo, isAdmin: true });
    },

    bind: async (of: Person, card = CARD) => of.send(account.update, { ...card, ...(await proof(of)) }),

    draw: async (of: Person, extractMoney: number, key = requestKey()) =>
      of.send(draws.save, { extractMoney, bankCardNo: MASKED, requestKey: key, ...(await proof(of)) }),

    wallet: async (of: Person) => (await of.send(account.view)).data,

    /** A recorded course, a live one and a resource of an organization are bought, one after the other. */
    async soldThree(orgNo: string) {
      const lecturer = await this.lecturer();
      const buyer = await t.person({ nickname: '买家的名字' });
      const orders: string[] = [];
      for (const [name, courseCategory] of [
        ['vod', CourseCategory.recorded],
        ['live', CourseCategory.live],
        ['resource', CourseCategory.resource],
      ] as const) {
        const wish = { orgNo, lecturerUserNo: lecturer.userNo, courseName: `${name}课程`, courseCategory };
        const { courseId } = await shop.forSale(wish);
        orders.push(await shop.bought(buyer, courseId));
      }
      return { lecturer, buyer, orders };
    },

    /** Somebody buys of this lecturer, and the time to give it back goes by. @returns the number of the order */
    async earned(seller: Person, wish: { orgNo?: string } = {}, isReleased = true): Promise<string> {
      const { courseId } = await shop.forSale({ lecturerUserNo: seller.userNo, ...wish });
      const before = t.platform.clock();
      const orderNo = await shop.bought(await t.person(), courseId);
      if (isReleased) {
        const { id } = await shop.stored(orderNo);
        await db.transaction((tx) => release(tx, id, new Date(before.getTime() + 16 * 86_400_000)));
      }
      return orderNo;
    },
  };
}
