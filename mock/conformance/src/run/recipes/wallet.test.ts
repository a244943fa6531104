import { expect, test } from 'vitest';
import type { Driver } from '../driver.ts';
import { walletRecipes } from './wallet.ts';

test('a withdrawal goes to the payee that has waited longest, whatever the time is here and on the server', async () => {
  const payees = ['2126-11-20', '2126-11-19', '2126-11-21'].map((day, index) => ({
    id: index + 1,
    type: 'bank',
    network: null,
    usable_from: `${day}T10:00:00Z`,
  }));
  const answers: Record<string, object> = {
    getWithdrawalInfo: { min: '10.00', payees },
    quoteWithdrawal: { quote_id: 'q_1' },
  };
  const driver = {
    call: async (id: string) => answers[id],
    payCode: () => '246810',
    uuid: () => 'a-key',
  } as unknown as Driver; // all that the function uses
  expect((await walletRecipes.createWithdrawal.prepare(driver)).body).toMatchObject({ payee_id: 2 });
});

test('a top-up by hand shows a picture that was uploaded for it', async () => {
  const answers: Record<string, object> = {
    listRechargeMethods: { list: [{ method: 'manual', enabled: true, presets: ['20.00'] }] },
    uploadFile: { upload_id: 'u_1' },
  };
  const driver = { call: async (id: string) => answers[id], uuid: () => 'a-key' } as unknown as Driver; // as above
  const { body } = await walletRecipes.createRecharge.prepare(driver);
  expect(body).toMatchObject({ method: 'manual', amount: '20.00', evidence: 'u_1' });
});
