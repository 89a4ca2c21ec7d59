import type { OrgApply } from '#contract/user/entSch.ts';
import type { OrgKind } from './kinds.ts';

/** What the form begins with: the facts of a refused application, else nothing but the visitor's own mobile. */
export function startOf(orgType: OrgKind['orgType'], refused: OrgApply | null, mobile: string) {
  return {
    orgType,
    orgName: refused?.orgName ?? '',
    orgCode: refused?.orgCode ?? '',
    licenceImg: refused?.licenceImg ?? '',
    regionCode: refused?.regionCode ?? '',
    address: refused?.address ?? '',
    industry: refused?.industry ?? '',
    size: refused?.size ?? '',
    nature: refused?.nature ?? '',
    schoolLevel: refused?.schoolLevel ?? '',
    intro: refused?.intro ?? '',
    contactName: refused?.contactName ?? '',
    contactMobile: refused?.contactMobile ?? mobile,
    code: '',
    /** The form is only reached by agreeing. */
    agree: true as const,
  };
}
