import type { Selectable } from "kysely";
import type {
  AccountAddressTable,
  AccountCardTable,
  AccountGiftCardTable,
  AccountTable,
  DesignRequestTable,
  MailingPreferenceTable,
  RegistryHoldTable,
  RegistryItemTable,
  RegistryTable,
  SignInFailureTable,
  SignInTicketTable,
} from "./tables/account.ts";
import type { BasketLineTable, BasketTable } from "./tables/basket.ts";
import type { MailOutboxTable, PasswordResetTable } from "./tables/mail.ts";
import type {
  CustomerOrderTable,
  OrderAddressTable,
  OrderAttemptTable,
  OrderLineTable,
  OrderPaymentTable,
  OrderPromotionTable,
  OrderRecipientTable,
  OrderShipmentTable,
  StockHoldTable,
} from "./tables/order.ts";
import type {
  PostalEditionTable,
  PostalPlaceTable,
  ShopVersionTable,
  StoreLocationTable,
  TaxRateTable,
} from "./tables/place.ts";
import type {
  BrandProductTable,
  CategoryTable,
  FabricTable,
  OfferTable,
  PersonalizationDesignTable,
  ProductTable,
  SearchDocumentTable,
  SearchWordTable,
  StockTable,
  VariantTable,
} from "./tables/product.ts";
import type { ProductRatingTable, ProductReviewTable } from "./tables/review.ts";
import type {
  SandboxAuthorizationTable,
  SandboxCardTable,
  SandboxNotificationTable,
  SandboxScriptTable,
} from "./tables/sandbox.ts";
import type { SectionalCollectionTable, SectionalItemTypeTable, SectionalSkuTable } from "./tables/sectional.ts";
import type {
  HousekeepingTable,
  IdempotencyTable,
  RateLimitTable,
  RecentlyViewedTable,
  SessionTable,
} from "./tables/session.ts";
import type { AnnouncementTable, HomePageTable, ServiceOutageTable } from "./tables/shop-window.ts";
import type { SpecialOrderTable } from "./tables/special-order.ts";
import type {
  SwatchAddressTable,
  SwatchAttributeTable,
  SwatchOnRequestTable,
  SwatchOrderTable,
  SwatchStockTable,
  SwatchTable,
} from "./tables/swatch.ts";
import type {
  GiftCardTable,
  PromotionSiteTable,
  PromotionTable,
  PromotionUseTable,
  RewardCertificateTable,
  TenderCodeTable,
  TenderHoldTable,
  TripBookingTable,
} from "./tables/tender.ts";

import type { PaymentNotificationTable, SandboxWalletPageTable, WalletVisitTable } from "./tables/wallet.ts";

export type * from "./tables/account.ts";
export type * from "./tables/basket.ts";
export type * from "./tables/order.ts";
export type * from "./tables/place.ts";
export type * from "./tables/product.ts";
export type * from "./tables/sandbox.ts";
export type * from "./tables/session.ts";
export type * from "./tables/shop-window.ts";
export type * from "./tables/tender.ts";

/** Every table by its name; the type of all Kysely queries. */
export interface StoreDatabase {
  category: CategoryTable;
  product: ProductTable;
  brand_product: BrandProductTable;
  product_review: ProductReviewTable;
  product_rating: ProductRatingTable;
  variant: VariantTable;
  fabric: FabricTable;
  offer: OfferTable;
  stock: StockTable;
  search_document: SearchDocumentTable;
  search_word: SearchWordTable;
  home_page: HomePageTable;
  announcement: AnnouncementTable;
  service_outage: ServiceOutageTable;
  shop_version: ShopVersionTable;
  store_location: StoreLocationTable;
  tax_rate: TaxRateTable;
  postal_place: PostalPlaceTable;
  postal_edition: PostalEditionTable;
  session: SessionTable;
  idempotency: IdempotencyTable;
  rate_limit: RateLimitTable;
  housekeeping: HousekeepingTable;
  mail_outbox: MailOutboxTable;
  password_reset: PasswordResetTable;
  recently_viewed: RecentlyViewedTable;
  personalization_design: PersonalizationDesignTable;
  basket: BasketTable;
  basket_line: BasketLineTable;
  registry: RegistryTable;
  registry_item: RegistryItemTable;
  registry_hold: RegistryHoldTable;
  account: AccountTable;
  account_address: AccountAddressTable;
  account_card: AccountCardTable;
  account_gift_card: AccountGiftCardTable;
  design_request: DesignRequestTable;
  sign_in_ticket: SignInTicketTable;
  sign_in_failure: SignInFailureTable;
  promotion: PromotionTable;
  promotion_site: PromotionSiteTable;
  gift_card: GiftCardTable;
  tender_code: TenderCodeTable;
  reward_certificate: RewardCertificateTable;
  promotion_use: PromotionUseTable;
  tender_hold: TenderHoldTable;
  trip_booking: TripBookingTable;
  mailing_preference: MailingPreferenceTable;
  order_attempt: OrderAttemptTable;
  stock_hold: StockHoldTable;
  customer_order: CustomerOrderTable;
  order_address: OrderAddressTable;
  order_recipient: OrderRecipientTable;
  order_promotion: OrderPromotionTable;
  order_shipment: OrderShipmentTable;
  order_line: OrderLineTable;
  order_payment: OrderPaymentTable;
  sandbox_card: SandboxCardTable;
  sandbox_authorization: SandboxAuthorizationTable;
  sandbox_script: SandboxScriptTable;
  sandbox_notification: SandboxNotificationTable;
  sandbox_wallet_page: SandboxWalletPageTable;
  wallet_visit: WalletVisitTable;
  payment_notification: PaymentNotificationTable;
  sectional_collection: SectionalCollectionTable;
  sectional_item_type: SectionalItemTypeTable;
  sectional_sku: SectionalSkuTable;
  special_order: SpecialOrderTable;
  swatch: SwatchTable;
  swatch_attribute: SwatchAttributeTable;
  swatch_stock: SwatchStockTable;
  swatch_on_request: SwatchOnRequestTable;
  swatch_address: SwatchAddressTable;
  swatch_order: SwatchOrderTable;
}
export type OrderAttemptRow = Selectable<OrderAttemptTable>;
