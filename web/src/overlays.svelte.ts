/** Which dialogs are open over the page. */
export const overlays = $state({ settings: false, help: false });
