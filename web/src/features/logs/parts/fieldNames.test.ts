import { expect, it } from 'vitest';
import { namesFor } from './callNames.ts';
import { unshownFields } from './fieldNames.ts';

interface Call {
  path: string;
  kind: 'read' | 'write';
  action?: unknown;
  logged?: boolean;
  input: { shape?: Record<string, unknown> };
}

const contracts = import.meta.glob<Record<string, unknown>>(
  '../../../../../contract/src/{course,startup,system,user}/*.ts',
  {
    eager: true,
  },
);

/** Every write that the operation log keeps. */
const kept = Object.values(contracts)
  .flatMap((module) => Object.values(module))
  .filter((one): one is Call => typeof one === 'object' && one !== null && 'path' in one && 'input' in one)
  .filter((call) => call.kind === 'write' && (call.action !== undefined || call.logged === true));

const namesOf = ({ path, input }: Call) => namesFor(path, JSON.stringify(Object.keys(input.shape ?? {})));

it('everything in the log has a Chinese name', () => {
  const unnamed = kept.flatMap((call) => {
    const names = namesOf(call);
    return Object.keys(call.input.shape ?? {})
      .filter((field) => !names[field] && !unshownFields.has(field))
      .map((field) => `${call.path} ${field}`);
  });
  expect(kept.length).toBeGreaterThan(50);
  expect(unnamed).toEqual([]);
});

it('a field is called as the form of its own call calls it', () => {
  const link = '/system/auth/admin/link/save';
  expect(namesFor(link, '{"linkName":"","linkUrl":"","linkTarget":""}')).toEqual({
    linkName: '名称',
    linkUrl: '地址',
    linkTarget: '打开方式',
  });
  expect(namesFor('/system/auth/admin/link/remove', '{"linkName":""}')).toEqual({ linkName: '名称' });
  expect(namesFor('/user/auth/orgMembers/invite', '{"departmentId":""}')).toEqual({ departmentId: '部门' });
  expect(namesFor('/user/auth/orgStudent/save', '{"departmentId":""}')).toEqual({ departmentId: '院系' });
});
