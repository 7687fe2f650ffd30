/** The initially open tab, from 1: shipping charges, delivery details, domestic and international. */
export type DeliveryTab = 1 | 2 | 3;
