/** What the room picture `<product id>-room` of a product shows. Only pictures that lie among the storefront's stand here. */
export const roomPictures: Readonly<Record<string, string>> = {};
