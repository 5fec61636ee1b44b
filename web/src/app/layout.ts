/** Heights of the header and the bottom bar and width of the side bar in pixels, without the device's safe areas. */
export const LAYOUT_PX = { header: 64, bottomBar: 64, sideBar: 96 } as const;
