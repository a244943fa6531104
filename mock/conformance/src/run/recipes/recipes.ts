import { accountRecipes } from './account.ts';
import { afterSaleRecipes } from './after-sale.ts';
import { cartRecipes } from './cart.ts';
import { catalogueRecipes } from './catalogue.ts';
import { orderRecipes } from './orders.ts';
import type { Recipes } from './recipe.ts';
import { securityRecipes } from './security.ts';
import { serviceRecipes } from './service.ts';
import { uploadRecipes } from './uploads.ts';
import { walletRecipes } from './wallet.ts';

/**
 * In the order of the calls: operations that end sessions and accounts come late, and a message to the shop last,
 * because its reply may come at any time.
 */
export const recipes: Recipes = {
  ...uploadRecipes,
  ...accountRecipes,
  ...catalogueRecipes,
  ...cartRecipes,
  ...orderRecipes,
  ...afterSaleRecipes,
  ...walletRecipes,
  ...securityRecipes,
  ...serviceRecipes,
};
