import { signsInAttribute } from "@store/ui-kit/early-protocol";
import { renderToStaticMarkup } from "react-dom/server";

const title = "Account Sign In";

/**
 * The sign-in popup before its form is there, as the text of a template: the head shows it at once when a shopper asks to sign
 * in. It is a native dialog that looks like `AccountSignInPopup`; its icon is a letter, since it is a part of every page.
 */
export const signInShell = renderToStaticMarkup(
  <dialog data-part="popup" data-size="small" data-print="hide" aria-label={title} {...{ [signsInAttribute]: "" }}>
    <form method="dialog">
      <h2 data-part="popup-title" tabIndex={-1}>
        {title}
      </h2>
      <button type="submit" data-part="icon-button" data-place="corner" aria-label="Close">
        ×
      </button>
    </form>
    <p data-part="popup-body" role="status">
      Loading
    </p>
  </dialog>,
);
