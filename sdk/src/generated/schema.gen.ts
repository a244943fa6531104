// Generated from the contract by `npm run generate`. Never edited by hand.
export interface paths {
    "/api/user/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in
         * @description Opens a session with an e-mail address or a mobile number and the login password (R5.01). The client
         *     stores the token, then asks getUserInfo.
         *
         *     A token is good for 3 days. Logging in ends no other session; more than 20 of one customer end the oldest.
         *
         *     Privacy: an unknown account, a wrong password and a wrong pair of both answer `wrong_credentials`, with the same
         *     words and in the same time. Ten wrong tries for an account, or from an address, within 15 minutes lead to
         *     `too_many_attempts` until `retry_at`, whether or not the account exists; the right password is refused then as
         *     well. `account_disabled` is told only with the right password. Neither the password nor the token is ever logged.
         */
        post: operations["loginUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/getUserInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The logged-in customer
         * @description Who is logged in, with their balance and the state of their protections (R3.02). Asked after every
         *     log-in, at every start with a stored token, and after whatever changes the customer or the balance.
         *
         *     `lang` is there only when the customer has chosen a language; the storefront then switches to it. If this call
         *     fails, the storefront logs out (R4.07).
         *
         *     The balance is the sum of all bills; `balance_available` + `balance_pending` = `balance`.
         */
        get: operations["getUserInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log out
         * @description Ends the session of the token that is sent; the token is no longer good. Other devices stay logged in:
         *     revokeSession ends those.
         *
         *     The query is always `lang=zh-cn`, whatever the language in use (R7.01). A token that is no longer good
         *     answers 401, which the storefront takes for a success: whether this call succeeds or not, it clears the token, the
         *     user info and every private answer it keeps (R4.08).
         */
        post: operations["logoutUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register
         * @description Opens an account and a session at once (R5.02, R5.03). Family name, given name, e-mail, mobile and password
         *     are needed; the confirmation of the password is compared in the form and not sent.
         *
         *     The verification code is the one that sendCode last sent for the event `register`, to the same e-mail address or
         *     the same mobile number. It is used up by the success.
         *
         *     Privacy: the code is checked before anything else, so `email_taken` and `mobile_taken` are only told to somebody
         *     who has just received a message at one of the two. After five wrong tries the code is void and answers
         *     `code_expired`.
         *
         *     Not idempotent: a repeat after a success answers `code_expired`.
         */
        post: operations["registerUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/resetpwd": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset the login password
         * @description Sets a new login password (R5.03), in one of two ways, told apart by `by`:
         *
         *     - `code`, forgotten: with a verification code of sendCode (event `reset`). No token is needed; one that is sent is
         *       not looked at.
         *     - `old_password`, changed: by the logged-in customer, with the old password. Without a good token it answers 401.
         *
         *     On success every session of the customer ends, the calling one included, and a message tells the customer of the
         *     change. The storefront clears token and user info and opens the login (R4.08). Open orders, the balance
         *     and the payment code stay as they are.
         *
         *     Privacy: an account that does not exist answers `code_wrong`, with the same words and in the same time as a wrong
         *     code. `same_password` is told only after the code or the old password was right. Five wrong tries void a code
         *     (`code_expired`); five wrong old passwords within 15 minutes lead to `too_many_attempts`. Passwords are never
         *     logged.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/common/send_code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a verification code
         * @description Sends six digits by e-mail or text message, for registerUser (event `register`) or resetPassword (event `reset`).
         *     The message is in the language of the call.
         *
         *     A code is good for 10 minutes, once, for its event and its address. A newer one voids it, as does the fifth wrong
         *     try. To one address goes at most one code in 60 seconds and ten in 24 hours; sooner, the answer is
         *     `send_too_often` with `retry_at`.
         *
         *     Privacy: the answer never says whether an account exists. It is the same, after the same time and with the same
         *     limits, in every case. For `register`, the message to an address that is already in use says so beside the code.
         *     For `reset`, an address without an account is sent nothing. The code is never answered and never logged.
         */
        post: operations["sendCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/session_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Signed-in devices
         * @description Every session of the customer that is still good, at most 20. It tells neither tokens nor network addresses: a device in words and a rough place, so that customers recognise what is theirs.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/session_revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out a device
         * @description Ends one session of the customer. The next call with its token answers 401. Ending the current one does what logoutUser does. A session of somebody else, and one that has already ended, answer `session_not_found`; a repeat is therefore harmless.
         */
        post: operations["revokeSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the profile
         * @description Changes the fields that are sent and leaves the others (R3.02); answers the whole customer. Names are
         *     1 to 60 characters and not blank.
         *
         *     A new e-mail address or mobile number counts at once, for logging in and for messages; the former address is told
         *     of the change, so that its owner can object. The account name stays. Whether a change of address should need a
         *     verification code is open.
         *
         *     A repeat changes nothing more.
         */
        post: operations["updateProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/resetPay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set or change the payment code
         * @description Sets the payment code (R5.04): digits only, at least 6 (stated), at most 12 (proposed). It is what
         *     pays orders and signs withdrawals.
         *
         *     - First time (`pay_code_set` is false): `old_code` is left out.
         *     - Change: `old_code` is needed, else the answer is `old_pay_code_required`. A wrong one counts as a wrong try like
         *       any other; the fifth locks the code for 15 minutes, for payments too.
         *
         *     A forgotten payment code is not reset here: the customer turns to customer service, who prove who they are by
         *     other means. A message tells the customer of every change.
         *
         *     Neither code is ever answered, kept in a cache, written to a log or put into a URL. Not idempotent: a repeat fails
         *     with `pay_code_wrong`, because the old code has changed.
         */
        post: operations["setPayCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/verify_pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the payment code
         * @description Says whether a payment code is right, before something is done with it. It allows nothing by
         *     itself: payOrders and createWithdrawal ask for the code again.
         *
         *     A right code sets the count of wrong tries back. A wrong one answers `pay_code_wrong` with `attempts_left`; the
         *     fifth in a row, here or anywhere else, locks the code for 15 minutes, and `locked_until` says until when. While it
         *     is locked, even the right code answers `pay_code_locked`.
         *
         *     The code stands in the body alone and is never logged. Not idempotent: every wrong try counts.
         */
        post: operations["verifyPayCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/address_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Address book
         * @description The shipping addresses of the customer (R3.03), at most 20 in all, the default one first. Mobile numbers stand in full here, since nobody but their owner can ask; orders carry them masked.
         */
        get: operations["listAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/address_add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add or edit an address
         * @description Without `id` adds an address, with `id` replaces that one as a whole (R5.10; the edit by `id` is
         *     proposed). Addressee, mobile, area, detailed address and tag are needed.
         *
         *     `area_ids` is the chain from the largest part of the country down to one that has no further parts; a gap, or a
         *     part of another country, answers `area_not_found`. At most 20 addresses are kept; one more answers
         *     `address_limit_reached`.
         *
         *     There is always exactly one default: the first address becomes it whatever `is_default` says, and the default
         *     stays the default until another one is chosen. Orders keep the address they were placed with: editing changes none
         *     of them.
         *
         *     Not idempotent: a repeat without `id` adds the address once more.
         */
        post: operations["saveAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One address
         * @description One shipping address of the customer. An address of somebody else answers `address_not_found`, like one that does not exist.
         */
        get: operations["getAddress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/address_set_default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose the default address
         * @description Makes an address the default one instead of the present one (R3.03). A repeat changes nothing.
         */
        post: operations["setDefaultAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/address_del": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Delete an address
         * @description Deletes an address for good. It is a GET that changes data: clients must never prefetch, cache
         *     or retry it, and the server must answer with `Cache-Control: no-store`. A POST is recommended to the back-end
         *     team.
         *
         *     Orders keep the address they were placed with. If it was the default, the newest of the others becomes the
         *     default. A repeat is harmless and answers `address_not_found`.
         */
        get: operations["deleteAddress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/common/area": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Countries and their parts
         * @description One level of areas, whole and without pages, for the region picker:
         *
         *     - without parameters: the countries that are delivered to;
         *     - with `country`: its largest parts (provinces, prefectures, states);
         *     - with `parent`: the parts of that area. A `country` beside it must be the one the area lies in.
         *
         *     An unknown country or area answers `area_not_found`. Areas change a few times a year at most: clients may keep an
         *     answer for a day.
         */
        get: operations["listAreas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/language_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Languages on offer
         * @description The languages the storefront is offered in (R3.01). Each is named in itself and in Chinese.
         *     `file_name` is the code the back end and the storefront share; `ri` means Japanese, `han` Korean and `tai` Thai
         *     (R9.07).
         *
         *     The call is the same for everybody and needs no token. It is stated with parameters that are not named (R7.01); none is needed here.
         */
        get: operations["listLanguages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/set_language": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Choose a language
         * @description Keeps the language the customer chose (R4.10); getUserInfo answers it as `lang` from now on, on every
         *     device, and messages to the customer are written in it. It is a GET that changes data: clients must never
         *     prefetch, cache or retry it, and the server must answer with `Cache-Control: no-store`. A POST is recommended to
         *     the back-end team.
         *
         *     It does not change the language of answers: that is `Accept-Language`, call by call. A repeat changes nothing.
         */
        get: operations["setLanguage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/index/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Home page
         * @description The home page as a list of typed blocks: banners, categories, hot products, hot shops and notices, each at most
         *     once at present. Open to visitors; with a token the answer also says what the customer likes (`liked`) and
         *     follows (`followed`).
         *
         *     A block that has nothing to show is left out. A client ignores blocks of a type it does not know and shows the
         *     others, so new types may be sent to old clients.
         *
         *     Hot products are the head of listHotProducts for the last week, hot shops the head of listHotShops; the pages
         *     behind "see all" call those. The page may be up to five minutes behind the lists it is made from, likes and
         *     follows never.
         */
        get: operations["getHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/category_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Categories
         * @description The ten product categories in the order of R3.12, each with how many products it has.
         *     They change rarely: an answer may be kept for a day. Open to visitors.
         */
        get: operations["listCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search and filter products
         * @description Every product that is offered, sold-out ones included, removed ones and those of closed shops not, as far as the
         *     keyword and all the filters allow. Open to visitors; with a token the answer also says what the customer likes
         *     (`liked`).
         *
         *     | sort | Order |
         *     |---|---|
         *     | hot | In stock first; with a keyword the better match first (name, category, shop); then more pieces sold in 30 days first. |
         *     | newest | Put on sale later first. |
         *     | price_asc | Lower `price` first. |
         *     | price_desc | Higher `price` first. |
         *     | rate | Higher favourable rate first, then the higher number of reviews; products without a review last. |
         *
         *     Ties are broken by the higher id, so that pages do not overlap. `total` counts all pages.
         *
         *     `facets` says what each further choice would find: every facet is counted with the keyword and all other filters
         *     applied, but not its own, so that the customer sees the counts of the choices they did not make. `page` and
         *     `sort` do not change facets; a client that needs the counts only (the finder's live count) asks with `limit=1`.
         */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/hot_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ranking of hot products
         * @description The ranking: products in stock by the pieces sold in the period (paid orders, refunded pieces taken off), the
         *     most first; ties by more sales overall, then by the higher id. It is made anew every hour. Products without a
         *     sale in the period follow by their sales overall, so that the ranking is never shorter than what is in stock, up
         *     to 500 places. `sales` on the card is the overall figure, not that of the period. Open to visitors; with a token
         *     the answer also says what the customer likes (`liked`).
         *
         *     The rank is the place in the list over all pages: with limit 20, the first entry of page 2 is number 21. Unlike
         *     listProducts it has no filters besides the category.
         */
        get: operations["listHotProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/similar_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Similar or recommended products
         * @description Products like a given one, or for the customer: under a product, in place of a sold-out or removed one, in an
         *     empty bag. Only products in stock are in it. It is not paged: ask for as many as are shown, 20 if `limit` is
         *     left out. Open to visitors; with a token the answer also says what the customer likes (`liked`).
         *
         *     - With `product_id`: products of the same category first, those whose price is nearest to its price before
         *       others; then the other categories by pieces sold in the last 30 days.
         *     - Without it and with a token: products of the categories of what is in the cart, was marked as a favourite or
         *       bought in the last 90 days, the most sold of the last 30 days first; what was bought is left out. When that is
         *       too few, hot ones follow.
         *     - Without it and without a token: the head of listHotProducts.
         */
        get: operations["listSimilarProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggestions while typing
         * @description Up to ten lines to show under the search box: words that others searched for and found something with,
         *     categories, shops and products whose names begin with what was typed (any word of the name). Words come first,
         *     then categories, shops and products. Case, width and accents do not matter. Sold-out products may be suggested,
         *     removed ones and closed shops are not.
         *
         *     Open to visitors; nothing about the customer goes in, and what is typed is not kept with the customer.
         */
        get: operations["listSuggestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/hot_keywords": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hot search words
         * @description Up to 20 words that many customers searched for in the last 7 days and that find at least one product, the most
         *     searched first. The first one may stand in the empty search box as a placeholder. Made anew every hour, checked
         *     by the platform for decency, in the language of the call. Open to visitors.
         */
        get: operations["listHotKeywords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Product page
         * @description Everything about one product: its card, pictures, description, specifications with price and stock each,
         *     freight, delivery, the figures of its reviews and its shop. Open to visitors; with a token the answer also says
         *     what the customer likes (`liked`), follows (the shop's `followed`), and `delivery` and `freight` go by the
         *     default address.
         *
         *     - `status` says whether it can be bought: `on_sale`, `sold_out` (offered, no specification has stock) or
         *       `removed` (no longer offered). A removed product is answered so that old links, orders and favourites have
         *       something to show; it has no specifications. The page then offers listSimilarProducts. An id that never was a
         *       product answers product_not_found.
         *     - `spec_groups` and `skus`: the customer chooses one value of each group; the specification with exactly these
         *       values has the price, stock, picture and limit to show. Combinations that no specification has, or one with
         *       stock 0, cannot be chosen. A product without groups has exactly one specification, chosen from the beginning.
         *     - A product of a closed shop answers as removed until the shop opens again.
         *
         *     Stock is that of this moment and reserves nothing. Prices are dollars with two places, taxes included, freight
         *     not.
         */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/comment_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reviews of a product
         * @description The reviews of a product in all its specifications, newest first (by when they were written; an append does not
         *     move them), and their figures. `total` counts the reviews that the filters let through, over all pages;
         *     `summary` is about all reviews of the product, whatever the filters, so that it stays while the customer
         *     filters.
         *
         *     The favourable rate is the share of reviews with a product score of 4 or 5, as an integer percent, rounded half
         *     up; the average has one decimal. Reviews are shown in the language they were written in. Authors of anonymous
         *     reviews are masked by the server. Open to visitors.
         */
        get: operations["listProductReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/like": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark or unmark a favourite
         * @description Marks a product as the signed-in customer's favourite, or takes the mark away. `liked` is the state that is
         *     wanted, not a switch: sending it again changes nothing and answers the same, so a client may repeat it after a
         *     time-out and need not guard against double taps.
         *
         *     A sold-out product can be marked. A removed one can be unmarked; marking it answers product_not_found. Marking a
         *     marked product again changes nothing.
         *
         *     Marking a product again within five minutes of unmarking it undoes the unmarking: it has the `liked_at` and
         *     `price_when_liked` that it had, and so its place among the favourites. Later it starts both afresh. So a client
         *     can send an unmarking at once and still offer to take it back, without losing the price it was saved at.
         */
        post: operations["likeProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a product
         * @description Tells the platform that something is wrong with a product: an imitation, forbidden goods, wrong information,
         *     offensive content or something else, in the customer's words and with up to nine pictures put up with uploadFile
         *     before.
         *
         *     Each call makes a report of its own; the customer is told of the outcome by a notification. The shop does not
         *     learn who reported. Nothing changes on the product page. A removed product answers product_not_found.
         */
        post: operations["reportProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/like_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Favourite products
         * @description The products the signed-in customer has marked as favourites, the one marked last first; `total` counts all
         *     pages. Sold-out and removed ones stay, with stock 0, until they are unmarked. `price_when_liked` is the card's
         *     price at the moment of marking: where `product.price` is lower the page shows the drop, which is the difference
         *     of the two.
         */
        get: operations["listLikedProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shop/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search shops
         * @description Every open shop, or those that the keyword finds, with three of its goods each. With a keyword, shops found by
         *     their own name come before those found by their products; within each part `sort` decides. `total` counts all
         *     pages. Open to visitors; with a token the answer also says what the customer follows (`followed`).
         */
        get: operations["listShops"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shop/hot_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ranking of hot shops
         * @description The ranking of open shops by the pieces they sold in the last 7 days (paid orders, refunded pieces taken off),
         *     the most first; ties by more total sales, then by the higher id. Made anew every hour, at most 100 places.
         *     `total_sales` on the card is the overall figure. Open to visitors; with a token the answer also says what the
         *     customer follows (`followed`).
         */
        get: operations["listHotShops"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shop/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shop page
         * @description Everything about one shop (R3.06: fans, total sales, favourable rate, visits, follow state). Its
         *     products are asked for with listProducts and `shop_id`, its categories narrow that by `category_id`. Open to
         *     visitors; with a token the answer also says what the customer follows (`followed`).
         *
         *     Asking counts as a visit, at most once a day for each customer or device; the answer's `visits` does not include
         *     it yet. A closed shop still answers, with `status: closed`, no products and no pictures; it can be followed and
         *     written to. An id that never was a shop answers shop_not_found.
         */
        get: operations["getShop"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shop/comment_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reviews of a shop
         * @description The reviews of all the shop's products, those no longer offered included, newest first (by when they were written;
         *     an append does not move them), each with its product, and the figures over all of them. `total` counts the reviews
         *     that the filters let through, over all pages; `summary` is about all reviews of the shop, whatever the filters, so
         *     that it stays while the customer filters. Its favourable rate is the one on the shop's card.
         *
         *     A closed shop still answers with its reviews. Reviews are shown in the language they were written in. Authors of
         *     anonymous reviews are masked by the server. Open to visitors.
         */
        get: operations["listShopReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shop/follow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Follow or unfollow a shop
         * @description Makes the signed-in customer follow a shop, or not (R4.04). `followed` is
         *     the state that is wanted, not a switch: sending it again changes nothing and answers the same, so it may be
         *     repeated after a time-out and is exempt from the client's duplicate guard.
         *
         *     `fans` is the count after the call. It and `followed` are at once the same in every answer that shows the shop.
         *     A closed shop can be followed and unfollowed. Following a shop again within five minutes of unfollowing it undoes
         *     that: it has the `followed_at` that it had, and so its place among the followed shops.
         */
        post: operations["followShop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/follow_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Followed shops
         * @description The shops the signed-in customer follows, the one followed last first; `total` counts all pages. Closed shops
         *     stay, without products, until they are unfollowed.
         */
        get: operations["listFollowedShops"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/follow_feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * News of followed shops and favourites
         * @description What is new for the signed-in customer in the last 90 days, the latest first: products that followed shops put
         *     on sale (`new_product`), and products of followed shops or favourites that became cheaper (`price_drop`, with
         *     `price_before`).
         *
         *     Only what is in stock now is in it; a product that dropped several times stands once, with the latest drop, and
         *     a drop that was taken back is gone. Following a shop brings in its news of the 90 days before as well;
         *     unfollowing takes them out unless the product is a favourite. `total` counts all pages.
         */
        get: operations["listFollowFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The cart
         * @description The signed-in customer's whole cart at the prices and stock of this moment: the lines that can be ordered,
         *     grouped by shop, and apart from them those that cannot, each with the reason (sold_out, removed, spec_gone or
         *     shop_closed: see CartInvalidReason). It is not paged; it holds at most 200 lines.
         *
         *     `count`, the number on the badge, is the sum of the quantities of the valid lines. A line whose price has
         *     changed since it was added has another `price_when_added`. Asking changes nothing; a line becomes valid again by
         *     itself when its reason has gone. The cart is the same on all the customer's devices: ask again when the page is
         *     shown.
         */
        get: operations["getCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add to the cart
         * @description Puts pieces of one specification into the signed-in customer's cart and answers with the whole cart. If the cart
         *     has a line for the specification its quantity is raised by `quantity` and its `price_when_added` stays;
         *     otherwise there is a new line at today's price. Not idempotent: a repeat adds once more, so a client that got no
         *     answer asks getCart before trying again.
         *
         *     Nothing is added when it is refused:
         *     - product_not_found: no such product, or it is removed, or its shop is closed.
         *     - sku_not_found: the product has no such specification.
         *     - out_of_stock: the line would have more pieces than are in stock; `stock` says how many there are.
         *     - limit_exceeded: the line would have more pieces than one customer may buy; `limit` says how many are allowed.
         *     - cart_full: there are 200 lines already, and this would be a new one.
         */
        post: operations["addCartLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a cart line
         * @description Sets the quantity of a line, or chooses another specification of the same product, and answers with the whole
         *     cart. `quantity` is absolute, so a repeat changes nothing; the last of several quick changes counts.
         *
         *     With `sku_id` the line keeps its id and `price_when_added` becomes today's price. If another line has that
         *     specification already, it is absorbed: the line named stays, with the quantity sent. Choosing another
         *     specification is how an invalid line (sold_out, spec_gone) becomes valid again; the quantity of an invalid line
         *     cannot be changed otherwise.
         *
         *     Nothing is changed when it is refused:
         *     - cart_line_not_found: the cart has no such line (it may have been deleted on another device).
         *     - sku_not_found: the product has no such specification (any more), is removed, or its shop is closed.
         *     - out_of_stock: less is in stock than `quantity`; `stock` says how many there are.
         *     - limit_exceeded: one customer may not buy so many; `limit` says how many are allowed.
         */
        post: operations["updateCartLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete cart lines
         * @description Takes lines out of the signed-in customer's cart, valid or invalid ones, and answers with the whole cart. Lines
         *     that are gone already are passed over; only if none of those named is in the cart is the answer
         *     cart_line_not_found, and then nothing was changed: a repeat is harmless. To undo, add the specification again
         *     with addCartLine; it becomes a new line at today's price.
         */
        post: operations["deleteCartLines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What an order would cost now
         * @description Counts what the chosen cart lines, or one product bought at once, would cost the signed-in customer
         *     now: per shop the lines, subtotal, freight, share of the discount and total, and the sums of all.
         *     One order is made per shop, so the quote is grouped by shop. A POST because of its body; it changes
         *     nothing, reserves no stock and may be repeated freely: call it again whenever the address or the
         *     promo code changes. Amounts are dollars with two places.
         *
         *     - Address: without address_id the default address counts; a customer without addresses gets
         *       `address: null` and must choose one before createOrder (R5.09).
         *     - Freight: each shop's own, free from its free-freight amount on, measured by the subtotal before
         *       the discount.
         *     - Promo code: a code that does not count does not refuse the quote; `promo` says `accepted: false`
         *       and why. A discount is split over the shops in proportion to their subtotals, to the cent, so that
         *       the shares add up to it.
         *     - Changes: lines of the cart that cannot be ordered are left out, quantities above the stock are
         *       lowered, new prices are used, and `changes` names each of these, to be shown before the customer
         *       orders. When nothing at all can be ordered the answer is out_of_stock; a product bought at once is
         *       never lowered but answered with out_of_stock.
         *     - The customer accepts the quote's total by sending it to createOrder as expected_total.
         */
        post: operations["quoteOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the orders
         * @description Makes one order per shop from what quoteOrder showed, all with status 0 (waiting for payment), or
         *     none at all. Nothing is charged: the customer pays with payOrders within 30 minutes (pay_deadline,
         *     the same for all orders made together), else the orders become -1 (cancelled).
         *
         *     - The stock is taken out at once, and given back when an order is cancelled. Cart lines that were
         *       ordered leave the cart; a product bought at once leaves the cart alone.
         *     - expected_total is the total the customer accepted. When the total is another one now, nothing is
         *       made and the answer is price_changed with the new quote in its details.
         *     - A promo code that no longer counts is answered with promo_refused (never silently dropped). The
         *       code is used up by the orders, and given back when all of them are cancelled unpaid.
         *     - The address is copied into the orders; at most one remark per shop.
         *     - Idempotency: same idempotency_key and same body answers the same orders again without making
         *       others; same key with another body is idempotency_conflict. A client that saw a time-out repeats
         *       the call with the same key.
         *
         *     The success message is createOrderSuccess (R8.04).
         */
        post: operations["createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay orders from the balance
         * @description Pays the named orders of the signed-in customer from the available balance, together: all of them or
         *     none. Fulfilment 0 → 1 (waiting for delivery). Writes one bill per order (type order, amount
         *     −total); available and total fall by the same sum, pending is not touched.
         *
         *     Idempotency: same idempotency_key and same body answers the first success again and charges nothing;
         *     same key with another body is idempotency_conflict. Only then:
         *
         *     Checked in this order, the first that fails is answered:
         *
         *     1. every order exists and is the customer's (order_not_found);
         *     2. none is paid already, that is its paid_at is not null (order_already_paid, with the order and its
         *        status);
         *     3. none is past its deadline, 30 minutes after it was made (pay_deadline_passed; the order is -1
         *        then), nor cancelled otherwise (order_state_changed);
         *     4. a payment code is set (pay_code_not_set), not locked (pay_code_locked) and right (pay_code_wrong,
         *        with attempts_left; the fifth wrong try in a row locks the code for 15 minutes);
         *     5. the wallet is not frozen (wallet_frozen);
         *     6. the available balance covers the sum (balance_insufficient, with the shortfall). What is held for
         *        withdrawals under audit cannot pay.
         *
         *     A paid order is never charged again, whatever is repeated and however often, also by two calls at
         *     the same moment: the second one answers order_already_paid under another key. So after a time-out a
         *     client may repeat the call with the same key without danger to money, or read getOrder. It is not
         *     marked idempotent because a repeat with a wrong code counts as another wrong try.
         *
         *     The payment code stands in this body only: never in a URL, a log, a cache or an answer, and a server
         *     must not write request bodies of this call anywhere.
         */
        post: operations["payOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an unpaid order
         * @description Cancels an order of the signed-in customer that is not paid. Fulfilment 0 → -1, final; allowed
         *     exactly while allowed_actions names cancel. The client asks "cancel the order?" first (R4.02). The stock is given back, and so is the promo code when no other order uses it; nothing was
         *     charged, so no money moves. The same transition happens by itself when the 30 minutes to pay are
         *     over. A reason of listCancelReasons and a note may be given; an id that is none of them is
         *     cancel_reason_not_found.
         *
         *     With any other fulfilment the answer is order_state_changed with the status now: a paid order is not
         *     cancelled but refunded, by applyRefund. When a payment and a cancellation meet, the one the server
         *     takes first wins and the other is refused.
         */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/cancel_reasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reasons to cancel an order
         * @description The reasons a signed-in customer can choose from when cancelling an unpaid order, in the order to show them,
         *     translated.
         */
        get: operations["listCancelReasons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an order to another address
         * @description Replaces the address of an order of the signed-in customer that is not shipped yet by one of the address book, as a
         *     copy, as when the order was made. Allowed exactly while allowed_actions names edit_address, that is with fulfilment
         *     0 or 1; later the answer is order_state_changed: the parcel is on its way.
         *
         *     The country stays the one that the order was made for, since freight and duties were counted for it; an address
         *     elsewhere is refused with order_country_fixed. Sums do not change. A repeat writes the same address again.
         */
        post: operations["updateOrderAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm receipt
         * @description Says that an order of the signed-in customer has arrived. Fulfilment 2 → 3 (received); allowed
         *     exactly while allowed_actions names confirm. The client asks for confirmation first (R4.02), because it releases the money to the shop. The same happens by itself at receipt_by.
         *
         *     From then on the items can be reviewed, and a refund can still be applied for until the order
         *     completes (3 → 4): with the review of its last item, or 7 days after receipt, but never while a case
         *     is open. With any other fulfilment the answer is order_state_changed with the status now. Open cases
         *     stand in nobody's way, and the receipt decides none of them.
         */
        post: operations["confirmOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/receipt_extend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Extend the time to confirm receipt
         * @description Puts off the moment at which receipt of a shipped order of the signed-in customer is confirmed by itself
         *     (receipt_by), by 7 days to 17 after shipping, for a parcel that is late. Possible once for each order, exactly
         *     while allowed_actions names extend_receipt. Nothing else of the order changes.
         *
         *     With any other fulfilment than 2 the answer is order_state_changed; a second time it is
         *     receipt_already_extended, so a repeat does no harm.
         */
        post: operations["extendReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/buy_again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Buy an order again
         * @description Puts the items of an order into the signed-in customer's cart, each with the quantity ordered and at
         *     today's price. Works in every status; it is offered where allowed_actions names buy_again. The order
         *     itself is not touched, and nothing is ordered.
         *
         *     A specification that is in the cart already has its quantity raised, at most to the stock. What
         *     cannot be bought any more is left out and named in `skipped` with the reason; when nothing at all
         *     can be bought the answer is nothing_to_rebuy and the cart stays as it was. A repeat under the same
         *     idempotency_key adds nothing and answers the first success again; under a new key it adds the items
         *     once more.
         */
        post: operations["rebuyOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/order_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The orders of the customer
         * @description The signed-in customer's orders, newest first, one page at a time. `status` is the order tab
         *     (R2.13): all, 0 waiting for payment, 1 waiting for delivery, 2 delivered, 3
         *     received, 4 completed, -1 cancelled, -2 refunding, -3 refunded, -4 in after-sale. A tab holds the
         *     orders whose fulfilment or whose status has its value: one with after-sale is found in both. `keyword` finds
         *     order numbers, product names and shop names that contain it. `total` counts what the filter finds,
         *     over all pages.
         *
         *     Orders whose 30 minutes to pay are over are listed as -1 at once, never as 0 with a passed deadline.
         *     The method and path are stated (R7.01); the parameters and the answer are proposed.
         */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One order in full
         * @description Everything about one order of the signed-in customer: items, sums, address (mobile number masked),
         *     the times of its way, the latest logistics information, its refund cases, what may be done now and
         *     by when the next step comes. An order of another customer is answered exactly as one that does not
         *     exist: order_not_found.
         *
         *     Read it again after a payment whose answer was lost: paid_at says that it was paid. The state tables
         *     stand at Fulfilment, OrderStatus and OrderAction.
         */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/logistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the parcels are
         * @description The parcels of an order of the signed-in customer, newest first, each with its carrier, tracking number and events, newest first. Before the order is shipped the list of parcels is empty; that is no refusal. Events come from the carrier and may lag; texts are translated where the carrier's event is known, else as the carrier wrote them.
         */
        get: operations["getLogistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many orders per tab
         * @description How many orders of the signed-in customer each tab of listOrders holds: exactly the `total` that listOrders answers for it. An order with after-sale stands in two tabs, its fulfilment's and its status's, so the tabs can add up to more than `all`. Every tab is named, those with nothing as 0. Beside them, how many items wait for a review.
         */
        get: operations["getOrderCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/badges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The numbers on tabs and bells
         * @description All the small numbers a signed-in customer sees around the product, in one light answer meant to be asked for often: pieces in the bag, unread notifications, unread messages, unpaid orders, and the unpaid order whose deadline comes first, with its deadline, for the countdown. Counts agree with getCart, listNotifications, listConversations and getOrderCounts.
         */
        get: operations["getBadges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/refund_quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a refund would bring
         * @description What the signed-in customer could have back for some pieces of an order now, of what it is made, and where it is not
         *     possible, why. A POST because of its body; it changes nothing, reserves nothing and may be repeated freely. applyRefund
         *     counts by the same rules.
         *
         *     - Each item has its own `block`, the first reason that fits; blocked items bring nothing and count for nothing in the
         *       sums. Whatever stands in the way is said in the answer, never by a refusal: only an order that is not the customer's
         *       is order_not_found.
         *     - `options` names every type and product status that the order's fulfilment allows, with the reasons that can be given,
         *       whatever was asked about.
         *     - Discount: each item bears its share in proportion to its price, each piece its part of that, in whole cents rounded in
         *       the shop's favour; the last piece of an item brings what is left of it.
         *     - Freight: see `freight`.
         */
        post: operations["quoteRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/refund_apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply for a refund
         * @description Opens a refund case for pieces of an order of the signed-in customer; allowed exactly while
         *     allowed_actions of the order names refund. All fields are required, and the amount is not negative
         *     (R5.07). quoteRefund says before what can be had and why not more. Several cases of an order may be
         *     open at once, on different pieces.
         *
         *     | Fulfilment | What may be asked | The case begins |
         *     |--:|---|---|
         *     | 1 waiting for delivery | refund_only, not_received | accepted: nothing was shipped, so the platform agrees at once |
         *     | 2 delivered (shipped) | refund_only, or refund_return when received | applied |
         *     | 3 received | refund_only or refund_return | applied |
         *
         *     Then: the shop accepts or refuses; with return the customer sends the goods back (shipRefund) and
         *     the shop checks them; the money is paid back to the balance, as one bill of type refund over exactly
         *     the case's amount. A refused case can be escalated to the platform (escalateRefund). The order goes
         *     on meanwhile: what a case does to it is said at Fulfilment, what its tabs show at OrderStatus.
         *
         *     - Pieces: a piece is in at most one case that is open or paid back. What is left of an item is its
         *       refundable_quantity.
         *     - Amount: from `0.00` up to max_amount of quoteRefund: the price of the pieces less their share of
         *       the discount; plus the freight when nothing was received and these are the last pieces of an order
         *       whose other pieces are in cases, each over all that its pieces cost. More is
         *       refund_amount_too_large, with the largest amount. So what cases pay back is never more than what
         *       was paid, to the cent.
         *     - Before the order is shipped, a case over all that its pieces cost cancels them: they are not
         *       shipped (cancels_items), and return to the shop's stock when they are paid back. A case over less is
         *       a reduction of the price, and its pieces are shipped.
         *     - refund_already_open: too few pieces of an item are left since others are in an open case, which is
         *       named. refund_not_allowed: anything else in the way, as quoteRefund names it (`block`).
         *     - Idempotency: same idempotency_key and same body answers the same case again without opening
         *       another; same key with another body is idempotency_conflict.
         *     - Proofs are one to nine pictures uploaded before (uploadFile).
         */
        post: operations["applyRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/refund_detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One refund case
         * @description Everything about one refund case of the signed-in customer: what it is about, where it stands, every step so far, newest first, what may be done now and by when the next step is due. A case of another customer is answered as one that does not exist. The states stand at RefundStatus, the actions at RefundAction.
         */
        get: operations["getRefund"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/refund_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The refund cases of the customer
         * @description The signed-in customer's refund cases, newest first. `open` keeps only the open ones (applied, accepted, returning, returned) or only the closed ones (refunded, refused, withdrawn); left out, all are listed.
         */
        get: operations["listRefunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/refund_escalate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let the platform decide a case
         * @description Hands a refund case of the signed-in customer that the shop has refused over to the platform; allowed exactly while
         *     its allowed_actions name escalate: once, until escalate_by (7 days after the refusal), and while its pieces are in no
         *     other case and its amount is still to be had. The case is `applied` again and waits for the platform, which answers
         *     within 3 days (next_by): it accepts, and the case goes on as one that the shop accepted, or refuses, which is final for
         *     this case. Goods that came back to the shop before are paid back without being sent again.
         *
         *     The explanation becomes an entry of the log; more can be written into the case's conversation. In any other state the
         *     answer is refund_state_changed. Whether the order was completed meanwhile does not matter.
         */
        post: operations["escalateRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/refund_cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a refund case back
         * @description Takes back a refund case of the signed-in customer that is applied or accepted; allowed exactly while its allowed_actions name cancel. The case becomes withdrawn, and its pieces can be named in another one; pieces that it cancelled are shipped again. No money moves. A withdrawn case cannot be opened again, but the refund may be applied for again. In any other state the answer is refund_state_changed: goods on their way back can no longer be held, and pieces that stayed behind when the rest of the order was shipped are not sent after it.
         */
        post: operations["cancelRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/refund_ship": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell about the return parcel
         * @description Tells the shop how the goods come back: carrier and tracking number. For a case of type refund_return that is accepted; allowed exactly while its allowed_actions name ship. The case goes accepted → returning. When the shop has the goods the case is returned, and it is then paid back (or refused with a reason). The address to send to is return_address of the case. In any other state the answer is refund_state_changed; a number once given is changed through customer service.
         */
        post: operations["shipRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/refund_reasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reasons for a refund
         * @description The reasons a signed-in customer can choose from when applying for a refund, in the order to show them, translated. With `type` only those that fit it. applyRefund accepts only a reason that names the type.
         */
        get: operations["listRefundReasons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/comment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Review an item
         * @description Writes the signed-in customer's review of one order item, or appends to the one that is written. All three
         *     scores are asked for and there is no default; `content` cannot be empty (R5.08). Pictures are put up
         *     with uploadFile before.
         *
         *     - A review can be written once for each order item, while the fulfilment of its order is received (3) or
         *       completed (4) and the customer keeps a piece of it: one that is neither paid back nor in an open case. When the
         *       last such item of a received order has its review and no case is open, the order is completed (3 → 4).
         *     - With `append_to` the words and pictures are appended to that review, once, at any time; the scores stay what
         *       they were.
         *     - It is public at once and cannot be changed or taken back. The figures of the product (`reviews` of getProduct,
         *       `summary` of listProductReviews) and the `summary` of listShopReviews follow at once, those on cards and of
         *       getShop within an hour.
         *
         *     Refusals: order_not_found if the customer has no such order item, or `append_to` is not their own review of it;
         *     review_not_allowed while the order's state does not allow it; review_already_written if the item has its review,
         *     or the review its append. A repeat under the same idempotency_key
         *     answers the first success again; idempotency_conflict if the key was used with another body.
         */
        post: operations["createReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/comment_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My reviews, and items waiting for one
         * @description The order items the signed-in customer has reviewed or can review now: items of received (3) and completed (4)
         *     orders that were not refunded in full. Items waiting for a review come first, the one received last first; then
         *     the reviewed ones, the review written last first, with the shop's reply and what was appended. `total` counts
         *     all pages; with `state=pending` it is the number that getOrderCounts answers as `to_review`.
         */
        get: operations["listMyReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/getBlockchain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Networks for on-chain top-ups
         * @description The networks on which the signed-in customer can send coins, each with the platform's address, the
         *     smallest amount, the fee (dollars), confirmations and usual minutes; and, by name, networks that are
         *     refused. R5.11: the network must be the same as at the withdrawing platform; deposits
         *     through decentralised exchanges, BSC, HECO and other unsupported chains are not supported. The
         *     client shows these warnings before it shows an address.
         *
         *     An address is only good while it is listed: address_changed_at says when it last changed, so that a
         *     customer who had kept the old one is warned; clients must not cache addresses. An empty list means
         *     that on-chain top-up is closed. The method and path are stated (R7.01); the answer is proposed.
         */
        get: operations["listBlockchains"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/recharge_methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ways to top up
         * @description The ways in which the signed-in customer can top up, with limits per top-up (dollars), the fee in words and the usual time. manual carries the bank details to transfer to and the customer's own reference; card carries the address of an outside provider's page, null while none is configured ("Not Yet Open"): card numbers are typed there and never reach this product; onchain is detailed by listBlockchains. A closed method is listed with enabled false.
         */
        get: operations["listRechargeMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/recharge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a top-up
         * @description Reports a top-up the signed-in customer has already sent, with its evidence, for audit.
         *     R5.06: a valid amount, a chosen network, a recharge address and an uploaded evidence.
         *     Nothing is credited by this call: the top-up begins with status 0 (auditing); 0 → 1 (passed) credits
         *     arrival = amount − fee and writes one bill of type recharge; 0 → 2 (refused) does neither and says
         *     why. 1 and 2 are final; a refused one may be reported again with better evidence.
         *
         *     - manual: a bank transfer to the payee of listRechargeMethods. onchain: coins sent to the address of
         *       listBlockchains on that network. Card top-ups are made at the provider's page and are not reported
         *       here.
         *     - amount_out_of_range: outside min and max of the method, or below the network's min_amount.
         *       network_unsupported: not listed (BSC, HECO and all others) or closed. method_closed: the method is
         *       not enabled.
         *     - Idempotency: same idempotency_key and same body answers the same top-up again without making
         *       another; same key with another body is idempotency_conflict.
         *
         *     The method and path are stated (R7.01); the body and the answer are proposed.
         */
        post: operations["createRecharge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/recharge_log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The top-ups of the customer
         * @description The signed-in customer's top-ups, newest first: method, network, address, amount, fee, evidence, audit result and what arrived (R3.08). Card top-ups appear when the provider reports them. Status 0 auditing, 1 passed, 2 refused; arrival stays null until passed. The method and path are stated (R7.01); the parameters and the answer are proposed.
         */
        get: operations["listRecharges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/extract_quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fee and arrival of a withdrawal
         * @description What a withdrawal of this amount would cost the signed-in customer and what would arrive, all in
         *     dollars: arrival = amount − fee; the fee is inside the amount, so exactly the amount leaves the
         *     balance. The only source of fee and arrival: fees are not known to clients and may change, so a
         *     client never counts or rounds them itself. The quote is for exactly this type and amount; it is good
         *     for 10 minutes (valid_until), is named by quote_id in createWithdrawal and reserves nothing. Any
         *     number of quotes may be asked for.
         *
         *     amount_out_of_range: outside min and max of getWithdrawalInfo (details carry both).
         *     balance_insufficient: more than the available balance (details carry the shortfall).
         */
        get: operations["quoteWithdrawal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/extract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the withdrawal form needs
         * @description The signed-in customer's available, pending and total balance (total = available + pending, dollars), the limits of one withdrawal, the types and networks that are open and the payees saved before, masked. Pending is what is held for withdrawals under audit. fee_text is for reading only; fee and arrival come only from quoteWithdrawal. The method and path are stated (R7.01); the answer is proposed.
         */
        get: operations["getWithdrawalInfo"];
        put?: never;
        /**
         * Apply for a withdrawal
         * @description Applies for a withdrawal of the signed-in customer to a bank card, to an address on a network, or to
         *     a saved payee. Success means that the application was received, not that money was sent.
         *     R5.05: the amount is not empty, greater than 0, correct, and not larger than the balance
         *     (here: the available balance).
         *
         *     | Audit | What happens to the money |
         *     |---|---|
         *     | applied, status 0 (auditing) | the amount is held: available falls, pending rises, the total stays; no bill yet |
         *     | 0 → 1 (passed) | the amount leaves pending and the total; one bill of type withdrawal over −amount; arrival = amount − fee is sent |
         *     | 0 → 2 (refused) | the amount returns from pending to available; no bill, no fee; refuse_reason says why |
         *
         *     1 and 2 are final. Fee and arrival are those of the quote, which the customer has seen and accepted;
         *     nothing else is ever charged.
         *
         *     - Checked in this order: idempotency_key, wallet (wallet_frozen), payment code (pay_code_not_set,
         *       pay_code_locked, pay_code_wrong; the fifth wrong try in a row locks it for 15 minutes), payee
         *       (payee_not_found), network (network_unsupported), limits (amount_out_of_range), quote
         *       (quote_expired: unknown, past valid_until, used before, or for another type or amount), balance
         *       (balance_insufficient).
         *     - Idempotency: same idempotency_key and same body answers the same withdrawal again and holds the
         *       amount once only, so a client that saw a time-out may repeat it without danger to money; same key
         *       with another body is idempotency_conflict. It is not marked idempotent because a repeat with a
         *       wrong code counts as another wrong try.
         *     - save_payee keeps the card or the address for next time; it is answered masked ever after, and
         *       deletePayee forgets it.
         *     - The payment code and the full card number stand in this body only: never in a URL, a log, a cache
         *       or an answer.
         *
         *     The method and path are stated (R7.01); the body and the answer are proposed.
         */
        post: operations["createWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/extract_log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The withdrawals of the customer
         * @description The signed-in customer's withdrawals, newest first: type, amount, service charge, arrival, card or address (masked), bank and audit result (R3.07). `status` is the filter of R4.03: all, 2 refused, 0 auditing, 1 passed. Those with 0 are held in pending; those with 2 cost nothing. The method and path are stated (R7.01); the other parameters and the answer are proposed.
         */
        get: operations["listWithdrawals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/payee_delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Forget a saved payee
         * @description Forgets a payee the signed-in customer had saved. Withdrawals made to it keep their masked card or address, and one under audit goes on. A payee that is gone already, or another customer's, is payee_not_found.
         */
        post: operations["deletePayee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/bill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The movements of the balance
         * @description Every movement of the signed-in customer's balance, newest first: payments, refunds, passed top-ups,
         *     passed withdrawals, charges and corrections. Money in carries no sign, money out a minus.
         *     balance_after is the total balance (available + pending) after the movement, so each bill's is the
         *     one before it plus its amount, and the newest one's is the balance now. Each bill names what it came
         *     from. What is only under audit has no bill.
         *
         *     `direction`, `type` and the dates narrow the list and may be combined; balance_after stays the true
         *     balance. Dates are whole days in UTC, both included; a date_from after date_to finds nothing.
         *     `months` carries the sums in and out of each month that has a bill on the page, over the whole month
         *     under the same filter. The method and path are stated (R7.01); the parameters and the answer
         *     are proposed.
         */
        get: operations["listBills"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/notification_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Notifications
         * @description What the platform has told the customer, newest first, of one type or of all. Notifications are kept for 180 days. Asking does not mark them as read: readNotifications does. `unread` counts all of them, whatever `type` and page are asked for, and equals `unread_notifications` of getBadges.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/notification_read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark notifications as read
         * @description Marks some notifications as read, or all of them; nothing is ever marked as unread again. If one of the ids is not the customer's, the answer is `notification_not_found` and none is marked. One that was read before is no failure: a repeat changes nothing.
         */
        post: operations["readNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/conversation_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Conversations
         * @description The inbox: customer service of the platform, then the shops the customer has written to and the refund cases with messages, by the newest message. The sum of `unread` equals `unread_messages` of getBadges.
         */
        get: operations["listConversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/message_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Messages of a conversation
         * @description A stretch of one conversation, oldest message first. The conversation is named by `conversation_id`, by `shop_id`
         *     (0 for the platform), or by `refund_id` for that of a refund case. The last two also work before anything was
         *     written: the conversation is then prepared, and listed by listConversations once it has a message. Exactly one of
         *     the three is needed; none or several is refused with 422. A case of somebody else answers `refund_not_found`.
         *
         *     - Without `after_id` and `before_id`: the newest messages.
         *     - `after_id`: those after that message; this is how a client looks for news, every 5 seconds while the
         *       conversation is open and every 30 seconds while its tab is hidden.
         *     - `before_id`: those before it, for scrolling back. Both together are refused with 422.
         *
         *     Messages handed out without `before_id` count as read from then on: listConversations and getBadges say so the
         *     next time they are asked. `conversation.unread` is still the number from before, so that the client can draw a
         *     line above the new ones.
         */
        get: operations["listMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/message_send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message
         * @description Writes to the platform's service (`shop_id` 0) or to a shop: a text, a picture that uploadFile has stored, an
         *     order or a product. The first message to a shop opens the conversation. With `refund_id` the message goes into the
         *     conversation of that refund case, which the shop reads and, once the case was escalated, the platform; a case that
         *     is somebody else's or another shop's answers `refund_not_found`.
         *
         *     Idempotent by `client_id`: the same one again answers the message that was stored the first time and stores
         *     nothing, so a message that seemed to fail can be sent again. It belongs to one customer; another body under it is
         *     not looked at.
         *
         *     An order of somebody else, or of another shop than the one written to, answers `order_not_found`. While nobody is
         *     online messages are taken all the same. `service_unavailable` means that none can be taken now, since the service
         *     is switched off or the shop is closed: nothing was stored.
         *
         *     The content of messages is never logged.
         */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/help_support": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Help and support
         * @description Questions with their answers, by subject, and how to reach a person. Public, because the login, the registration and the top-up screens offer the same help. The whole help is one answer of well under 100 kB, so that the client can search it without asking again; it may keep it for an hour.
         */
        get: operations["getHelp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/help_vote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Vote on a help item
         * @description Counts whether an answer helped. No token is needed. One vote counts for each visitor, item and day: a later one replaces the earlier, and a repeat changes nothing. Visitors are told apart by a hash of their network address, which is thrown away after a day. Votes past 60 an hour from one address are answered with the counts and not counted.
         */
        post: operations["voteHelp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/law": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Legal documents
         * @description The legal texts in force: terms, privacy, refunds, and topping up and withdrawing (which documents there are is proposed). Public, because they must be readable before somebody registers. Where a language has no translation, the English text is answered. `version_date` changes whenever a text does; the client may keep the answer for an hour.
         */
        get: operations["getLaw"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/common/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Configuration
         * @description What differs from one platform to the next: links that lead outside, customer-service hours, the oldest storefront
         *     that still works, and the order and withdrawal filters as name and value pairs (R3.11). Asked once at
         *     each start; the client may keep the answer for 5 minutes.
         *
         *     A link that is null is shown as "Not Yet Open". Links are https and open in a new tab that knows nothing of the
         *     storefront.
         */
        get: operations["getConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/common/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a picture
         * @description Stores one picture and answers its address, which other calls then take: as evidence of a top-up, proof of a
         *     refund, picture of a review or a message, or profile picture.
         *
         *     JPEG, PNG or WebP, at most 5 MB (5 242 880 bytes) and 12 000 pixels on a side. What counts are the first bytes,
         *     not the name or the declared type: anything else, SVG and HEIC included, answers `file_type_refused`; a larger
         *     file `file_too_large` with `max_bytes`. Clients scale pictures down to 2000 pixels before they send them.
         *
         *     Privacy: the server takes out EXIF and every other hidden datum (place, camera, time) whatever the client did. The
         *     name of the stored file is one of chance, at least 128 bits, and is listed nowhere; the given name is not kept.
         *     Whoever knows the address can read the picture.
         *
         *     A picture that no other call has taken within 24 hours is removed. A repeat stores it once more under another
         *     address, which harms nothing.
         */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Current login password
         * Format: password
         * @description The login password in use. It must not be empty; a wrong one of any length is a wrong password, not a broken request. Never logged.
         */
        CurrentPassword: string;
        /**
         * Log in
         * @description Who logs in.
         */
        LoginUserBody: {
            /** @description The e-mail address or the mobile number of the account. */
            account: string;
            /** @description The login password. */
            password: components["schemas"]["CurrentPassword"];
        };
        /**
         * Session user
         * @description The session that a log-in or a registration opened, and whose it is.
         */
        SessionUser: {
            /** @description The secret that later calls carry in the header `token`. Opaque to the client; at least 128 bits of chance in production. */
            token: string;
            /**
             * Format: date-time
             * @description When the token stops working: 3 days after it was given, as the cookie that keeps it. Nothing counts down to it.
             */
            expires_at: string;
            /** @description The customer's id. */
            id: number;
            /** @description The name the account goes by: the e-mail address it was registered with. */
            account: string;
        };
        /**
         * Logged in
         * @description The answer of a log-in that succeeded.
         */
        LoginUserSuccess: {
            /**
             * @description Always 1, success.
             * @constant
             */
            code: 1;
            /** @description A word on what was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description The new session. */
            data: {
                /** @description The new session. */
                userinfo: components["schemas"]["SessionUser"];
            };
        };
        /**
         * Business code
         * @description Why a call was refused although it was understood: the closed list of codes other than 1 that an HTTP 200 may carry. Each operation says in `x-errors` which of them it can answer, and answers no other. `x-codes` is the only home of a refusal: its name, its meaning for developers, its `msg` for the customer in the languages that are given here, and the schema of its details (`data`), or null where it carries none. Examples, SDK and mock are generated from it or checked against it.
         * @enum {integer}
         */
        BusinessCode: 1001 | 1002 | 1003 | 1004 | 1005 | 1006 | 1007 | 1008 | 1009 | 1010 | 1011 | 1101 | 1102 | 1103 | 1104 | 1105 | 1201 | 1202 | 1203 | 1204 | 2001 | 2002 | 2003 | 2004 | 2101 | 2201 | 2202 | 3001 | 3002 | 3003 | 3004 | 3005 | 3006 | 3007 | 3008 | 3009 | 3010 | 3011 | 3101 | 3102 | 3103 | 3104 | 3105 | 3201 | 3202 | 4001 | 4002 | 4003 | 4004 | 4005 | 4006 | 4007 | 5001 | 5101 | 5102 | 5103 | 6001 | 6002;
        /**
         * File limit details
         * @description The largest file accepted.
         */
        FileLimitDetails: {
            /** @description The limit in bytes. */
            max_bytes: number;
        };
        /**
         * Limit details
         * @description The limit that was met.
         */
        LimitDetails: {
            /** @description How many are allowed. */
            limit: number;
        };
        /**
         * Order status
         * @description Where an order stands, as the tabs show it.
         *
         *     | Value | Meaning | Provenance |
         *     |--:|---|---|
         *     | 0 | waiting for payment | stated 4 |
         *     | 1 | waiting for delivery | stated 4 |
         *     | 2 | delivered, shown to customers as "Shipped" | stated 4 |
         *     | 3 | received | stated 4 |
         *     | 4 | completed | stated 4 |
         *     | -1 | cancelled | stated 4 |
         *     | -2 | refunding | proposed |
         *     | -3 | refunded | proposed |
         *     | -4 | in after-sale | stated 4 |
         *
         *     It is derived from `fulfilment` and the cases of the order, and changes by nothing else. The first that fits:
         *
         *     1. -4 while any case is `applied`, that is waits for the shop's or the platform's answer;
         *     2. -2 while one is accepted, returning or returned;
         *     3. -3 when cases were paid back and what they paid together is the order's whole `total`;
         *     4. else the fulfilment.
         *
         *     So a refund of a part never ends an order: when it is paid back, the order shows its fulfilment again.
         * @enum {integer}
         */
        OrderStatus: 0 | 1 | 2 | 3 | 4 | -1 | -2 | -3 | -4;
        /**
         * Order state details
         * @description The order that stood in the way, and its status now.
         */
        OrderStateDetails: {
            /** @description The order. */
            order_id: number;
            status: components["schemas"]["OrderStatus"];
        };
        /**
         * Payment code details
         * @description How many tries are left, and until when the payment code is locked.
         */
        PayCodeDetails: {
            /** @description Wrong tries left before the code locks. */
            attempts_left: number;
            /**
             * Format: date-time
             * @description Until when no code is accepted; null while it is not locked.
             */
            locked_until: string | null;
            /**
             * Format: date-time
             * @description The server's clock when it answered.
             */
            server_time: string;
        };
        /**
         * Picture address
         * Format: uri-reference
         * @description Where a picture is served: an absolute https address, or a path under the back end's base address. The same address always serves the same picture, so that it can be cached for ever.
         * @example /pictures/1f3a7.webp
         */
        PictureUrl: string;
        /**
         * Shop reference
         * @description As much of a shop as a product, a cart group or an order has to name.
         */
        ShopRef: {
            /** @description The shop. */
            id: number;
            /** @description The shop's name, in the language of the call where the shop has one. */
            name: string;
            /** @description The shop's logo. */
            logo: components["schemas"]["PictureUrl"];
            /** @description One to four characters that stand in while the logo loads or when it fails. */
            initials: string;
        };
        /**
         * Category code
         * @description One of the ten product categories (R3.12): computer, electrical equipment (`electrical`), outdoors, family life (`family`), health, men's clothing (`men`), women's clothing (`women`), food, mobile phone (`phone`), toys. Where a property is called `tint` it says whose colour stands behind a cut-out picture. The list is closed; a client that meets an unknown code falls back to a neutral tint.
         * @enum {string}
         */
        CategoryCode: "computer" | "electrical" | "outdoors" | "family" | "health" | "men" | "women" | "food" | "phone" | "toys";
        /**
         * Money
         * @description An amount in US dollars, as a decimal string with exactly two places, for example `"129.90"`. Never negative. Sums are made in whole cents, never in floating point.
         * @example 129.90
         */
        Money: string;
        /**
         * Quote line
         * @description One line of a quote at the price and stock of this moment.
         */
        QuoteLine: {
            /** @description The cart line; null when the source is one product. */
            line_id: number | null;
            /** @description The product. */
            product_id: number;
            /** @description The specification. */
            sku_id: number;
            /** @description The product's name. */
            name: string;
            /** @description The picture of the specification, or of the product. */
            picture: components["schemas"]["PictureUrl"];
            /** @description The product's category, whose colour stands behind the picture. */
            tint: components["schemas"]["CategoryCode"];
            /** @description The specification in words; empty for a product without a choice. */
            spec_text: string;
            /** @description Unit price now. */
            price: components["schemas"]["Money"];
            /** @description How many pieces would be ordered. May be less than asked for: see changes. */
            quantity: number;
            /** @description price × quantity. */
            subtotal: components["schemas"]["Money"];
        };
        /**
         * Duties
         * @description Whether duties and import taxes are paid with the order, said before it is paid.
         */
        Duties: {
            /** @description True: whatever duties and import taxes are due is in the total, and nothing is asked for on delivery. False: the carrier or the customs office may ask the receiver for them. */
            included: boolean;
            /** @description The same in words, to be shown beside the total. */
            note: string;
        };
        /**
         * Quote group
         * @description What one shop would send as one order.
         */
        QuoteGroup: {
            /** @description The shop. */
            shop: components["schemas"]["ShopRef"];
            /** @description The shop's lines. */
            lines: components["schemas"]["QuoteLine"][];
            /** @description Sum of the lines' subtotals. */
            subtotal: components["schemas"]["Money"];
            /** @description The shop's freight to the address; `0.00` when free. Without an address it is the freight to the shop's own country. */
            freight: components["schemas"]["Money"];
            /** @description This shop's share of the promo code's discount. */
            discount: components["schemas"]["Money"];
            /** @description subtotal + freight − discount: the total of the order this group would become. */
            total: components["schemas"]["Money"];
            /** @description How much more subtotal from this shop makes the freight free; null when it is free already or the shop never sends free. Counted before the discount. */
            free_freight_gap: components["schemas"]["Money"] | null;
            /**
             * Format: date
             * @description Earliest day of arrival, in the calendar of the destination.
             */
            arrives_from: string;
            /**
             * Format: date
             * @description Latest day of arrival, in the calendar of the destination.
             */
            arrives_by: string;
            /** @description Whether duties and import taxes are in this group's total. Without an address they are those of an order sent within the shop's own country. */
            duties: components["schemas"]["Duties"];
        };
        /**
         * Mobile number
         * @description A mobile number, best with its country's calling code. Spaces and hyphens are accepted and ignored when numbers are compared; letters and brackets are refused.
         * @example +819012345678
         */
        MobileNumber: string;
        /**
         * Country code
         * @description A country, as the two capital letters of ISO 3166-1.
         * @example JP
         */
        CountryCode: string;
        /**
         * Area reference
         * @description One step of an address: a province, a city, a district.
         */
        AreaRef: {
            /** @description The id from listAreas. */
            id: number;
            /** @description The name in the language of the call. */
            name: string;
        };
        /**
         * Address tag
         * @description What the customer calls the address. `home`, `company` and `other` are known words, which clients translate; any other text is the customer's own and is shown as it is.
         * @example home
         */
        AddressTag: string;
        /**
         * Address
         * @description A shipping address of the customer.
         */
        Address: {
            /** @description The address's id. */
            id: number;
            /** @description Who receives the parcel. */
            addressee: string;
            /** @description Where the carrier can call. Shown in full to its owner alone. */
            mobile: components["schemas"]["MobileNumber"];
            /** @description The country. */
            country: components["schemas"]["CountryCode"];
            /** @description The area, from the largest part below the country to the smallest. */
            area: components["schemas"]["AreaRef"][];
            /** @description The same area as one text, largest part first, as in `Kyoto Prefecture, Kyoto`. */
            area_text: string;
            /** @description The detailed address: street, number, building, room. */
            detail: string;
            /** @description The postcode; null where there is none. */
            postcode: string | null;
            /** @description What the customer calls it. */
            tag: components["schemas"]["AddressTag"];
            /** @description True for the address that checkout chooses by itself. A customer who has addresses has exactly one such. */
            is_default: boolean;
        };
        /**
         * Promo refusal reason
         * @description Why a promo code does not count: no such code, past its end, used by this customer before, the subtotal is below its minimum, or it does not apply to any of the items.
         * @enum {string}
         */
        PromoReason: "unknown" | "expired" | "used" | "minimum_not_reached" | "not_for_these_items";
        /**
         * Promo in a quote
         * @description What became of the promo code. A refused code does not refuse the quote: the quote is made without it.
         */
        QuotePromo: {
            /** @description The code as asked for. */
            code: string;
            /** @description Whether it counts in this quote. */
            accepted: boolean;
            /** @description Why it does not count; null when accepted. */
            reason: components["schemas"]["PromoReason"] | null;
            /** @description The whole discount it brings; `0.00` when not accepted. Equals the sum of the groups' discounts. */
            discount: components["schemas"]["Money"];
        };
        /**
         * Kind of change
         * @description price: the unit price differs from the one the customer last saw in the cart. stock: fewer pieces are in stock than the line asks for, so the quantity was lowered. removed: the line cannot be ordered (sold out, product or specification gone, shop closed), so it was left out.
         * @enum {string}
         */
        QuoteChangeKind: "price" | "stock" | "removed";
        /**
         * Quote change
         * @description A difference between the quote and what the customer last saw in the cart, to be shown before ordering. The change of a quoted price after the quote is createOrder's price_changed.
         */
        QuoteChange: {
            /** @description What changed. */
            kind: components["schemas"]["QuoteChangeKind"];
            /** @description The cart line concerned; null when the source is one product. */
            line_id: number | null;
            /** @description The product concerned. */
            product_id: number;
            /** @description The product's name. */
            name: string;
            /** @description What it was: the unit price for `price` (two places), the number of pieces asked for with `stock` and `removed`. */
            before: string;
            /** @description What it is now: the unit price, the number of pieces that are left; null with `removed`. */
            after: string | null;
        };
        /**
         * Order quote
         * @description What an order would cost now, per shop and in all. Nothing is reserved. Sums: total = subtotal + freight − discount, in each group and in all; the groups add up to the whole.
         */
        OrderQuote: {
            /** @description One group per shop, in the order of the cart. Each becomes one order. */
            groups: components["schemas"]["QuoteGroup"][];
            /** @description The address the freight is counted for: the one asked for, else the default one; null when the customer has none yet. */
            address: components["schemas"]["Address"] | null;
            /** @description What became of the promo code; null when none was given. */
            promo: components["schemas"]["QuotePromo"] | null;
            /** @description Sum of the groups' subtotals. */
            subtotal: components["schemas"]["Money"];
            /** @description Sum of the groups' freights. */
            freight: components["schemas"]["Money"];
            /** @description Sum of the groups' discounts. */
            discount: components["schemas"]["Money"];
            /** @description Sum of the groups' totals: what createOrder expects as expected_total. */
            total: components["schemas"]["Money"];
            /** @description What differs from the cart; empty when nothing does. */
            changes: components["schemas"]["QuoteChange"][];
            /**
             * Format: date-time
             * @description Until when the shop keeps to this quote: 15 minutes. createOrder compares totals itself, so an old quote never charges a new price unseen.
             */
            valid_until: string;
            /**
             * Format: date-time
             * @description The server's clock at the moment of the answer; count deadlines from it, never from the client's own clock.
             */
            server_time: string;
        };
        /**
         * Price change details
         * @description The quote as it is now, to be shown beside the one the customer had accepted.
         */
        PriceChangeDetails: {
            quote: components["schemas"]["OrderQuote"];
        };
        /**
         * Promo details
         * @description Why the promo code was refused.
         */
        PromoDetails: {
            reason: components["schemas"]["PromoReason"];
        };
        /**
         * Range details
         * @description The smallest and the largest amount allowed, both included.
         */
        RangeDetails: {
            min: components["schemas"]["Money"];
            max: components["schemas"]["Money"];
        };
        /**
         * Refund block
         * @description Why pieces cannot be refunded, the first that fits.
         *
         *     | Value | Meaning |
         *     |---|---|
         *     | not_paid | the order waits for payment: cancel it |
         *     | order_cancelled | the order is cancelled |
         *     | order_completed | the order is completed: its time for refunds is over |
         *     | not_in_order | the order has no such item |
         *     | chosen_twice | the item was named twice |
         *     | already_refunded | all its pieces are paid back |
         *     | in_open_case | too few pieces are left, since others are in an open case |
         *     | too_many | more pieces than the item has left |
         *     | not_shipped | the order is not shipped yet: only refund_only and not_received are possible |
         *     | not_received | a refund with return is asked for, of what was not received |
         *     | reason_unfit | the reason is not known, or not one for the type (applyRefund alone) |
         * @enum {string}
         */
        RefundBlock: "not_paid" | "order_cancelled" | "order_completed" | "not_in_order" | "chosen_twice" | "already_refunded" | "in_open_case" | "too_many" | "not_shipped" | "not_received" | "reason_unfit";
        /**
         * Refund block details
         * @description What stands in the way of the refund.
         */
        RefundBlockDetails: {
            block: components["schemas"]["RefundBlock"];
            /** @description The item that it is about; null when it is about the request as a whole. */
            order_item_id: number | null;
        };
        /**
         * Open refund details
         * @description The refund case that is open already.
         */
        RefundRefDetails: {
            /** @description The open case. */
            refund_id: number;
        };
        /**
         * Refundable details
         * @description The most that can be refunded for the chosen items.
         */
        RefundableDetails: {
            max: components["schemas"]["Money"];
        };
        /**
         * Retry details
         * @description When the next try is allowed.
         */
        RetryDetails: {
            /**
             * Format: date-time
             * @description From when the call is accepted again.
             */
            retry_at: string;
            /**
             * Format: date-time
             * @description The server's clock when it answered.
             */
            server_time: string;
        };
        /**
         * Service hours details
         * @description When customer service can be reached.
         */
        ServiceHoursDetails: {
            /** @description The opening hours in words. */
            hours: string;
        };
        /**
         * Shortfall details
         * @description What is available, and what is missing.
         */
        ShortfallDetails: {
            available: components["schemas"]["Money"];
            shortfall: components["schemas"]["Money"];
        };
        /**
         * Stock details
         * @description What is left of the specification that was asked for.
         */
        StockDetails: {
            /** @description The product. */
            product_id: number;
            /** @description The specification. */
            sku_id: number;
            /** @description How many are left. */
            stock: number;
        };
        /**
         * Failure
         * @description The envelope of a refusal that was understood: HTTP 200 with a `code` other than 1. The client shows `msg` and rejects the call. `data` is null, or the details that BusinessCode names for the code.
         */
        Failure: {
            code: components["schemas"]["BusinessCode"];
            /** @description What to tell the customer, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description Details of the refusal, in the one shape that BusinessCode names for the code; null where it names none. */
            data: components["schemas"]["FileLimitDetails"] | components["schemas"]["LimitDetails"] | components["schemas"]["OrderStateDetails"] | components["schemas"]["PayCodeDetails"] | components["schemas"]["PriceChangeDetails"] | components["schemas"]["PromoDetails"] | components["schemas"]["RangeDetails"] | components["schemas"]["RefundBlockDetails"] | components["schemas"]["RefundRefDetails"] | components["schemas"]["RefundableDetails"] | components["schemas"]["RetryDetails"] | components["schemas"]["ServiceHoursDetails"] | components["schemas"]["ShortfallDetails"] | components["schemas"]["StockDetails"] | null;
        };
        /**
         * Field error
         * @description One refused field of a request.
         */
        FieldError: {
            /** @description Where the field stands in the request, for example `password` or `filter.price_min`. */
            field: string;
            /** @description What is allowed there. */
            message: string;
        };
        /**
         * HTTP failure
         * @description The envelope of a call that could not be carried out: the HTTP status says why, and `code` repeats it. An answer of a proxy or of a broken server may lack this body; clients must not count on it.
         */
        HttpFailure: {
            /** @description The HTTP status. */
            code: number;
            /** @description What to tell the customer, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description Null, or for 422 the fields that were refused. */
            data: ({
                /** @description One entry for each refused field. */
                errors?: components["schemas"]["FieldError"][];
            } & {
                [key: string]: unknown;
            }) | null;
        };
        /**
         * E-mail address
         * Format: email
         * @description An e-mail address. Compared without regard to capitals, stored as it was typed.
         * @example demo@meridian.shop
         */
        EmailAddress: string;
        /**
         * Language setting
         * @description A language that the storefront is offered in.
         */
        LanguageSetting: {
            /** @description The language's name in itself, shown first in the list. */
            language_name: string;
            /** @description The language's name in Chinese. */
            chinese_name: string;
            /** @description The language's code. Not always a BCP 47 tag: `ri` is Japanese, `han` Korean, `tai` Thai. */
            file_name: string;
        };
        /**
         * User info
         * @description The logged-in customer: who they are, what they own, how they are protected. Passwords and payment code are never part of it.
         */
        UserInfo: {
            /** @description The customer's id. */
            id: number;
            /** @description The name the account goes by: the e-mail address it was registered with. It stays when the e-mail changes. */
            account: string;
            /** @description Family name. */
            family_name: string;
            /** @description Given name. */
            given_name: string;
            /** @description Where e-mails to the customer go; can be used to log in. */
            email: components["schemas"]["EmailAddress"];
            /** @description Where text messages to the customer go; can be used to log in. */
            mobile: components["schemas"]["MobileNumber"];
            /** @description The profile picture; null when none was chosen. */
            avatar: components["schemas"]["PictureUrl"] | null;
            /** @description All the money of the customer, in US dollars: `balance_available` plus `balance_pending`. */
            balance: components["schemas"]["Money"];
            /** @description What can be spent or withdrawn now. */
            balance_available: components["schemas"]["Money"];
            /** @description What is held by withdrawals under audit. It leaves the balance when they pass and becomes available again when they are refused. */
            balance_pending: components["schemas"]["Money"];
            /** @description True while the platform has frozen the wallet: money can come in, but nothing can be paid or withdrawn. */
            wallet_frozen: boolean;
            /** @description Whether a payment code exists. If false, setPayCode needs no old code. */
            pay_code_set: boolean;
            /**
             * Format: date-time
             * @description When the payment code was last set or changed; null when there is none.
             */
            pay_code_changed_at: string | null;
            /**
             * Format: date-time
             * @description When the login password was last changed; null if never since the registration.
             */
            password_changed_at: string | null;
            /**
             * Format: date-time
             * @description When the account was registered.
             */
            created_at: string;
            /** @description The language the customer chose with setLanguage. Missing when none was chosen; if it is there, the storefront switches to it. */
            lang?: components["schemas"]["LanguageSetting"];
        };
        /**
         * User info answer
         * @description The answer of getUserInfo.
         */
        GetUserInfoSuccess: {
            /**
             * @description Always 1, success.
             * @constant
             */
            code: 1;
            /** @description A word on what was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description The customer. */
            data: components["schemas"]["UserInfo"];
        };
        /**
         * Nothing
         * @description Null, where an answer has nothing to tell beyond its success. (An empty object is allowed too, since some back ends cannot write a bare null.)
         */
        Nothing: Record<string, never> | null;
        /**
         * Logged out
         * @description The answer of a log-out.
         */
        LogoutUserSuccess: {
            /**
             * @description Always 1, success.
             * @constant
             */
            code: 1;
            /** @description A word on what was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description Nothing more to tell. */
            data: components["schemas"]["Nothing"];
        };
        /**
         * New login password
         * Format: password
         * @description A login password to be set: at least 6 characters of any kind, spaces included, nothing trimmed. Stored only as a salted hash; never answered, never logged.
         */
        NewPassword: string;
        /**
         * Verification code
         * @description The six digits that sendCode sent by e-mail or text message. Good for 10 minutes, for one use and for one purpose (register or reset); the fifth wrong try, or a newer code, makes it useless.
         * @example 416823
         */
        VerificationCode: string;
        /**
         * Register
         * @description A new customer. The five labels are stated in sections 3 and 5; the verification code is proposed.
         */
        RegisterUserBody: {
            /** @description Family name, not blank. */
            family_name: string;
            /** @description Given name, not blank. */
            given_name: string;
            /** @description Must not belong to another account. It becomes the account name. */
            email: components["schemas"]["EmailAddress"];
            /** @description Must not belong to another account. */
            mobile: components["schemas"]["MobileNumber"];
            /** @description The login password. Its confirmation is compared in the form and not sent. */
            password: components["schemas"]["NewPassword"];
            /** @description The code that sendCode sent for the event `register`, to this e-mail address or to this mobile number. */
            code: components["schemas"]["VerificationCode"];
        };
        /**
         * Registered
         * @description The answer of a registration that succeeded: the customer is logged in at once.
         */
        RegisterUserSuccess: {
            /**
             * @description Always 1, success.
             * @constant
             */
            code: 1;
            /** @description A word on what was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description The new session. */
            data: {
                /** @description The new session. */
                userinfo: components["schemas"]["SessionUser"];
            };
        };
        /**
         * Forgotten password
         * @description A new password for somebody who does not know the old one. No token is needed.
         */
        ForgottenPassword: {
            /**
             * @description Proven by a verification code.
             * @constant
             */
            by: "code";
            /** @description The e-mail address or mobile number that the code was sent to. */
            account: string;
            /** @description The code that sendCode sent for the event `reset`. */
            code: components["schemas"]["VerificationCode"];
            /** @description The new login password. It must differ from the current one. */
            password: components["schemas"]["NewPassword"];
        };
        /**
         * Changed password
         * @description A new password for the logged-in customer, who knows the old one. The token is needed.
         */
        ChangedPassword: {
            /**
             * @description Proven by the old password.
             * @constant
             */
            by: "old_password";
            /** @description The login password in use. */
            old_password: components["schemas"]["CurrentPassword"];
            /** @description The new login password. It must differ from the old one. */
            password: components["schemas"]["NewPassword"];
        };
        /**
         * Reset the login password
         * @description Either of two ways to a new login password: proven by a verification code (forgotten), or by the old one (changed).
         */
        ResetPasswordBody: components["schemas"]["ForgottenPassword"] | components["schemas"]["ChangedPassword"];
        /**
         * Password reset
         * @description The answer of a password reset that succeeded.
         */
        ResetPasswordSuccess: {
            /**
             * @description Always 1, success.
             * @constant
             */
            code: 1;
            /** @description A word on what was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description Nothing more to tell: the customer logs in again. */
            data: components["schemas"]["Nothing"];
        };
        /**
         * Code by e-mail
         * @description A verification code by e-mail.
         */
        SendCodeByEmail: {
            /**
             * @description What the code will be good for: a registration, or the reset of a forgotten login password.
             * @enum {string}
             */
            event: "register" | "reset";
            /**
             * @description By e-mail.
             * @constant
             */
            channel: "email";
            /** @description Where to send it. */
            to: components["schemas"]["EmailAddress"];
        };
        /**
         * Code by text message
         * @description A verification code by text message.
         */
        SendCodeByMobile: {
            /**
             * @description What the code will be good for: a registration, or the reset of a forgotten login password.
             * @enum {string}
             */
            event: "register" | "reset";
            /**
             * @description By text message.
             * @constant
             */
            channel: "mobile";
            /** @description Where to send it. */
            to: components["schemas"]["MobileNumber"];
        };
        /**
         * Ask for a verification code
         * @description What the code is for, and where to send it.
         */
        SendCodeBody: components["schemas"]["SendCodeByEmail"] | components["schemas"]["SendCodeByMobile"];
        /**
         * Code requested
         * @description The answer of sendCode. It is the same whether or not an account exists.
         */
        SendCodeSuccess: {
            /**
             * @description Always 1, success.
             * @constant
             */
            code: 1;
            /** @description A word on what was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description When the next code may be asked for, and how long this one is good. */
            data: {
                /**
                 * Format: date-time
                 * @description From when another code may be asked for: 60 seconds after this one.
                 */
                resend_at: string;
                /**
                 * Format: date-time
                 * @description Until when the code is good: 10 minutes.
                 */
                expires_at: string;
                /**
                 * Format: date-time
                 * @description The server's clock when it answered. Countdowns use it, never the customer's clock.
                 */
                server_time: string;
            };
        };
        /**
         * Signed-in device
         * @description One session of the customer that is still good: a browser or device on which they are logged in.
         */
        SessionDevice: {
            /** @description Names the session in revokeSession. Not the token, and of no use to log in. */
            id: number;
            /** @description The browser and the system in words, as read from the User-Agent header. */
            device: string;
            /** @description Roughly where, guessed from the network address: a town and a country, never the address itself; null when unknown. */
            place: string | null;
            /**
             * Format: date-time
             * @description When the session began.
             */
            signed_in_at: string;
            /**
             * Format: date-time
             * @description When it last made a call, to the minute.
             */
            last_seen_at: string;
            /** @description True for the session that asks. Exactly one is. */
            current: boolean;
        };
        /**
         * Signed-in devices answer
         * @description The answer of listSessions.
         */
        ListSessionsSuccess: {
            /**
             * @description Always 1, success.
             * @constant
             */
            code: 1;
            /** @description A word on what was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description The devices. */
            data: {
                /** @description The devices, the current one first, then by `last_seen_at`, newest first. */
                list: components["schemas"]["SessionDevice"][];
            };
        };
        /**
         * Sign out a device
         * @description Which session to end.
         */
        RevokeSessionBody: {
            /** @description The `id` from listSessions. */
            id: number;
        };
        /**
         * Device signed out
         * @description The answer of revokeSession.
         */
        RevokeSessionSuccess: {
            /**
             * @description Always 1, success.
             * @constant
             */
            code: 1;
            /** @description A word on what was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description Nothing more to tell. */
            data: components["schemas"]["Nothing"];
        };
        /**
         * Change the profile
         * @description The fields to change; those left out stay as they are. At least one is needed.
         */
        UpdateProfileBody: {
            /** @description Family name, not blank. */
            family_name?: string;
            /** @description Given name, not blank. */
            given_name?: string;
            /** @description A new e-mail address; no other account may use it. */
            email?: components["schemas"]["EmailAddress"];
            /** @description A new mobile number; no other account may use it. */
            mobile?: components["schemas"]["MobileNumber"];
            /**
             * Format: uri-reference
             * @description The `url` that uploadFile answered; null removes the profile picture.
             */
            avatar?: string | null;
        };
        /**
         * Profile changed
         * @description The answer of updateProfile: the whole customer as it is now.
         */
        UpdateProfileSuccess: {
            /**
             * @description Always 1, success.
             * @constant
             */
            code: 1;
            /** @description A word on what was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description The customer after the change. */
            data: components["schemas"]["UserInfo"];
        };
        /**
         * Payment code
         * Format: password
         * @description The payment code (payment password): digits only, at least 6 (stated) and at most 12 (proposed). It travels in request bodies alone: never in a URL, a log, a cache or an answer. Stored only as a salted hash.
         */
        PayCode: string;
        /**
         * Set the payment code
         * @description The new payment code, and the current one if there is one.
         */
        SetPayCodeBody: {
            /** @description The current payment code. Needed when one is set; left out (and ignored) when it is set for the first time. */
            old_code?: components["schemas"]["PayCode"];
            /** @description The new payment code. It must differ from the current one. */
            code: components["schemas"]["PayCode"];
        };
        /**
         * Payment code set
         * @description The answer of setPayCode.
         */
        SetPayCodeSuccess: {
            /**
             * @description Always 1, success.
             * @constant
             */
            code: 1;
            /** @description A word on what was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description The state of the payment code. The code itself is never answered. */
            data: {
                /**
                 * @description Always true from now on.
                 * @constant
                 */
                pay_code_set: true;
                /**
                 * Format: date-time
                 * @description When this change was made.
                 */
                pay_code_changed_at: string;
            };
        };
        /**
         * Check the payment code
         * @description The code to check.
         */
        VerifyPayCodeBody: {
            /** @description The payment code as typed. */
            code: components["schemas"]["PayCode"];
        };
        /**
         * Payment code right
         * @description The answer of verifyPayCode when the code is right. A wrong one is a refusal.
         */
        VerifyPayCodeSuccess: {
            /**
             * @description Always 1, success.
             * @constant
             */
            code: 1;
            /** @description A word on what was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description The code was right. */
            data: {
                /**
                 * @description Always true.
                 * @constant
                 */
                valid: true;
            };
        };
        /**
         * Addresses answer
         * @description The answer of listAddresses.
         */
        ListAddressesSuccess: {
            /**
             * @description Always 1, success.
             * @constant
             */
            code: 1;
            /** @description A word on what was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description One page of the address book. */
            data: {
                /** @description The addresses, the default first, then the newest first. */
                list: components["schemas"]["Address"][];
                /** @description How many entries there are on all pages together. */
                total: number;
                /** @description The page answered, counted from 1. */
                page: number;
                /** @description How many entries a page holds. */
                limit: number;
            };
        };
        /**
         * Save an address
         * @description A whole address. With `id` it replaces that one, without it is added.
         */
        SaveAddressBody: {
            /** @description The address to replace; left out, a new one is added. */
            id?: number;
            /** @description Who receives the parcel, not blank. */
            addressee: string;
            /** @description Where the carrier can call. The country's `mobile_pattern` from listAreas is advice to the form, not checked here. */
            mobile: components["schemas"]["MobileNumber"];
            /** @description The country; one of those listAreas answers. */
            country: components["schemas"]["CountryCode"];
            /** @description The ids of the areas from the largest below the country down to one without further parts, each a part of the one before it. */
            area_ids: number[];
            /** @description The detailed address: street, number, building, room. Not blank. */
            detail: string;
            /** @description The postcode; left out where there is none. */
            postcode?: string;
            /** @description What the customer calls it. */
            tag: components["schemas"]["AddressTag"];
            /** @description True makes it the default instead of the present one. False is not obeyed for the default itself and for the first address: there is always one. */
            is_default: boolean;
        };
        /**
         * Address saved
         * @description The answer of saveAddress.
         */
        SaveAddressSuccess: {
            /**
             * @description Always 1, success.
             * @constant
             */
            code: 1;
            /** @description A word on what was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description The address as it is kept now. */
            data: components["schemas"]["Address"];
        };
        /**
         * Address answer
         * @description The answer of getAddress.
         */
        GetAddressSuccess: {
            /**
             * @description Always 1, success.
             * @constant
             */
            code: 1;
            /** @description A word on what was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description The address. */
            data: components["schemas"]["Address"];
        };
        /**
         * Choose the default address
         * @description Which address becomes the default.
         */
        SetDefaultAddressBody: {
            /** @description The address. */
            id: number;
        };
        /**
         * Default address chosen
         * @description The answer of setDefaultAddress.
         */
        SetDefaultAddressSuccess: {
            /**
             * @description Always 1, success.
             * @constant
             */
            code: 1;
            /** @description A word on what was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description The address, now the default. */
            data: components["schemas"]["Address"];
        };
        /**
         * Address deleted
         * @description The answer of deleteAddress.
         */
        DeleteAddressSuccess: {
            /**
             * @description Always 1, success.
             * @constant
             */
            code: 1;
            /** @description A word on what was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description Nothing more to tell. */
            data: components["schemas"]["Nothing"];
        };
        /**
         * Area
         * @description A country, or a part of one.
         */
        Area: {
            /** @description The id, to ask for its parts and to save an address with. */
            id: number;
            /** @description The country code of a country; null for its parts. */
            code: components["schemas"]["CountryCode"] | null;
            /** @description The name in the language of the call. */
            name: string;
            /** @description Whether it has parts of its own. An address needs the chain down to an area that has none. */
            has_children: boolean;
            /** @description A country's calling code, such as `+81`; null for its parts. */
            calling_code: string | null;
            /** @description A regular expression (ECMAScript, ASCII, anchored) that mobile numbers of the country match once spaces and hyphens are taken out; null where unknown, and for parts. Forms use it to warn, not to refuse. */
            mobile_pattern: string | null;
        };
        /**
         * Areas answer
         * @description The answer of listAreas.
         */
        ListAreasSuccess: {
            /**
             * @description Always 1, success.
             * @constant
             */
            code: 1;
            /** @description A word on what was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description One level of areas, whole. */
            data: {
                /** @description The countries, or the parts asked for, in the order of their names. */
                list: components["schemas"]["Area"][];
            };
        };
        /**
         * Languages answer
         * @description The answer of listLanguages.
         */
        ListLanguagesSuccess: {
            /**
             * @description Always 1, success.
             * @constant
             */
            code: 1;
            /** @description A word on what was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description The languages on offer. */
            data: {
                /** @description The languages, in the order to show them. */
                list: components["schemas"]["LanguageSetting"][];
            };
        };
        /**
         * Language chosen
         * @description The answer of setLanguage.
         */
        SetLanguageSuccess: {
            /**
             * @description Always 1, success.
             * @constant
             */
            code: 1;
            /** @description A word on what was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description The language chosen. */
            data: {
                /** @description The language chosen. */
                lang: components["schemas"]["LanguageSetting"];
            };
        };
        /**
         * Banner
         * @description A large picture with two lines of text that leads somewhere.
         */
        Banner: {
            /** @description The banner. */
            id: number;
            /** @description First line, in the language of the call. */
            title: string;
            /** @description Second line, in the language of the call; empty if there is none. */
            subtitle: string;
            /** @description A cut-out picture with a transparent ground. */
            picture: components["schemas"]["PictureUrl"];
            /** @description The category whose colour stands behind the picture. */
            tint: components["schemas"]["CategoryCode"];
            /** @description Where it leads: a path of the storefront, such as `/detail/103`. */
            link: string;
        };
        /**
         * Banners block
         * @description Banners to page through, in the order to show them.
         */
        HomeBannersBlock: {
            /**
             * @description Says that this is the banners block.
             * @constant
             */
            type: "banners";
            /** @description One to five banners. */
            items: components["schemas"]["Banner"][];
        };
        /**
         * Category
         * @description One of the ten product categories. A product belongs to exactly one; categories have no sub-categories.
         */
        Category: {
            /** @description The category; what `category_id` names in other calls. */
            id: number;
            /** @description Its code, which never changes and names its tint. */
            code: components["schemas"]["CategoryCode"];
            /** @description Its name, in the language of the call. */
            name: string;
            /** @description A cut-out picture for its tile. */
            picture: components["schemas"]["PictureUrl"];
            /** @description Products offered in it, sold-out ones included, removed ones not. */
            product_count: number;
        };
        /**
         * Categories block
         * @description The tiles of the categories.
         */
        HomeCategoriesBlock: {
            /**
             * @description Says that this is the categories block.
             * @constant
             */
            type: "categories";
            /** @description The ten categories, as in listCategories. */
            items: components["schemas"]["Category"][];
        };
        /**
         * Product card
         * @description A product as lists, rails and feeds show it.
         */
        ProductCard: {
            /** @description The product. */
            id: number;
            /** @description The product's name, in the language of the call where the shop has one. */
            name: string;
            /** @description The first picture: a cut-out with a transparent ground. */
            picture: components["schemas"]["PictureUrl"];
            /** @description The product's category, whose colour stands behind the picture. */
            tint: components["schemas"]["CategoryCode"];
            /** @description The product's category, as in listCategories. */
            category_id: number;
            /** @description The lowest price among the specifications that are in stock, or among all while none is. For a removed product the last one. With `sku_count` above 1 it is a price "from". */
            price: components["schemas"]["Money"];
            /** @description The price usual elsewhere for the same specification, shown struck through. Null unless it is higher than `price`. */
            market_price: components["schemas"]["Money"] | null;
            /** @description Pieces sold since the product was put on sale, all specifications together. Pieces paid for count; refunded ones do not. */
            sales: number;
            /** @description Share of the product's reviews with a product score of 4 or 5, as an integer percent, rounded half up. Null while there is no review. */
            favourable_rate: number | null;
            /** @description Average product score of the reviews, rounded to one decimal. Null while there is no review. */
            score: number | null;
            /** @description The shop that sells it. */
            shop: components["schemas"]["ShopRef"];
            /** @description Pieces that can be bought now, all specifications together. 0 means sold out (or removed). */
            stock: number;
            /** @description True if one piece ordered alone at `price` is sent free of charge: the price reaches the shop's threshold, or the shop sends it free always. */
            free_freight: boolean;
            /** @description True if the customer has marked the product as a favourite. Always false without a token. */
            liked: boolean;
            /** @description How many specifications there are to choose from. 1 means there is nothing to choose; 0 only for a removed product. */
            sku_count: number;
            /**
             * Format: date-time
             * @description When the product was put on sale: what the sort `newest` goes by.
             */
            created_at: string;
        };
        /**
         * Hot products block
         * @description The rail of hot products.
         */
        HomeHotProductsBlock: {
            /**
             * @description Says that this is the hot products block.
             * @constant
             */
            type: "hot_products";
            /** @description Up to 20 products: the head of listHotProducts for the last week, in its order. */
            items: components["schemas"]["ProductCard"][];
        };
        /**
         * Shop picture
         * @description One of the goods shown on a shop's card; it leads to that product.
         */
        ShopPicture: {
            /** @description The product. */
            product_id: number;
            /** @description The product's first picture. */
            picture: components["schemas"]["PictureUrl"];
        };
        /**
         * Shop card
         * @description A shop as lists show it.
         */
        ShopCard: {
            /** @description The shop. */
            id: number;
            /** @description The shop's name, in the language of the call where the shop has one. */
            name: string;
            /** @description The shop's logo. */
            logo: components["schemas"]["PictureUrl"];
            /** @description One to four characters that stand in while the logo loads or when it fails. */
            initials: string;
            /** @description How many customers follow the shop at this moment, the asking one included. */
            fans: number;
            /** @description Pieces the shop has sold since it opened, in all its products, those no longer offered included. Pieces paid for count; refunded ones do not. */
            total_sales: number;
            /** @description Share of the reviews of all the shop's products whose product score is 4 or 5, as an integer percent, rounded half up. Null while the shop has no review. */
            favourable_rate: number | null;
            /** @description True if the customer follows the shop. Always false without a token. */
            followed: boolean;
            /** @description How many of the shop's products are offered, sold-out ones included, removed ones not. */
            product_count: number;
            /** @description Up to three of the shop's products, the best sold of the last 30 days first; fewer if it offers fewer, empty for a closed shop. */
            pictures: components["schemas"]["ShopPicture"][];
        };
        /**
         * Hot shops block
         * @description The rail of hot shops.
         */
        HomeHotShopsBlock: {
            /**
             * @description Says that this is the hot shops block.
             * @constant
             */
            type: "hot_shops";
            /** @description Up to 10 shops: the head of listHotShops, in its order. */
            items: components["schemas"]["ShopCard"][];
        };
        /**
         * Notice
         * @description A short sentence from the platform to all customers.
         */
        Notice: {
            /** @description The notice. A customer who closed it does not see the same id again on this device. */
            id: number;
            /** @description The sentence, in the language of the call, plain text. */
            text: string;
            /** @description A path of the storefront with more about it; null if there is nothing more. */
            link: string | null;
        };
        /**
         * Notices block
         * @description Notices of the platform, the newest first.
         */
        HomeNoticesBlock: {
            /**
             * @description Says that this is the notices block.
             * @constant
             */
            type: "notices";
            /** @description One to five notices that are in force now. */
            items: components["schemas"]["Notice"][];
        };
        /**
         * Home block
         * @description One part of the home page, told apart by `type`. Blocks may come in any order and number; the page shows them in the order of the answer. A block of a type that a client does not know is ignored by it, so that the back end may add types: each new one is added here as a further member.
         */
        HomeBlock: components["schemas"]["HomeBannersBlock"] | components["schemas"]["HomeCategoriesBlock"] | components["schemas"]["HomeHotProductsBlock"] | components["schemas"]["HomeHotShopsBlock"] | components["schemas"]["HomeNoticesBlock"];
        /**
         * Get home answer
         * @description The success answer of getHome: the envelope with code 1.
         */
        GetHomeSuccess: {
            /**
             * @description Success.
             * @constant
             */
            code: 1;
            /** @description What was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description The home page. */
            data: {
                /** @description Products offered on the whole platform, sold-out ones included, removed ones not. */
                product_count: number;
                /** @description The parts of the page in the order to show them. A part that has nothing to show is left out. */
                blocks: components["schemas"]["HomeBlock"][];
            };
        };
        /**
         * List categories answer
         * @description The success answer of listCategories: the envelope with code 1.
         */
        ListCategoriesSuccess: {
            /**
             * @description Success.
             * @constant
             */
            code: 1;
            /** @description What was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description All categories. */
            data: {
                /** @description The ten categories in the order of R3.12, by id. */
                list: components["schemas"]["Category"][];
            };
        };
        /**
         * Product filter
         * @description Conditions on products, all of which must hold. Every key may be left out and then sets no condition; empty values are not sent (R7.04).
         */
        ProductFilter: {
            /** @description Lowest `price` that is wanted, itself included. */
            price_min?: components["schemas"]["Money"];
            /** @description Highest `price` that is wanted, itself included. If it is lower than `price_min`, nothing is found. */
            price_max?: components["schemas"]["Money"];
            /** @description True: only products with a stock above 0. False is the same as left out. */
            in_stock?: boolean;
            /** @description True: only products with `free_freight`. False is the same as left out. */
            free_freight?: boolean;
            /** @description Lowest favourable rate that is wanted, in percent, itself included. Products without a review have no rate and are left out when this is given. */
            rate_min?: number;
        };
        /**
         * Facet count
         * @description One value of a facet and how many products it has.
         */
        FacetCount: {
            /** @description The category or the shop. */
            id: number;
            /** @description Its name, in the language of the call. */
            name: string;
            /** @description How many products are found with this value and all other filters of the request. */
            count: number;
        };
        /**
         * Rate facet
         * @description One step of the favourable-rate facet.
         */
        RateFacet: {
            /** @description The lowest favourable rate of the step, in percent: the value to send as `filter[rate_min]`. */
            min: number;
            /** @description How many products have at least this rate, with all other filters of the request. Steps include one another. */
            count: number;
        };
        /**
         * Price facet
         * @description The range of prices that are found.
         */
        PriceFacet: {
            /** @description The lowest `price`. */
            min: components["schemas"]["Money"];
            /** @description The highest `price`. */
            max: components["schemas"]["Money"];
        };
        /**
         * Product facets
         * @description How many products each further choice would find. Each facet is counted with the keyword and all filters of the request applied except its own: the counts of `categories` ignore `category_id`, those of `shops` ignore `shop_id`, and so on. Sort and page do not matter.
         */
        ProductFacets: {
            /** @description Categories with at least one product, the largest count first, then by id. */
            categories: components["schemas"]["FacetCount"][];
            /** @description The 20 shops with the most products found, the largest count first, then by id; shops without one are left out, but a shop named by `shop_id` is always present. */
            shops: components["schemas"]["FacetCount"][];
            /** @description How many products are in stock, whether `filter[in_stock]` is set or not. */
            in_stock: number;
            /** @description How many products have `free_freight`, whether `filter[free_freight]` is set or not. */
            free_freight: number;
            /** @description The steps 98, 95 and 90 percent, in this order. */
            rates: components["schemas"]["RateFacet"][];
            /** @description Range of the prices found, without `filter[price_min]` and `filter[price_max]`; null if nothing is found. */
            price: components["schemas"]["PriceFacet"] | null;
        };
        /**
         * List products answer
         * @description The success answer of listProducts: the envelope with code 1.
         */
        ListProductsSuccess: {
            /**
             * @description Success.
             * @constant
             */
            code: 1;
            /** @description What was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description One page of the list, and its facets. */
            data: {
                /** @description Products in the order of `sort`. */
                list: components["schemas"]["ProductCard"][];
                /** @description How many entries the whole list has with the same filters, over all pages, not only this one. */
                total: number;
                /** @description The page this answer holds, from 1. */
                page: number;
                /** @description How many entries a page holds. */
                limit: number;
                /** @description Counts for the filters, over all pages. */
                facets: components["schemas"]["ProductFacets"];
            };
        };
        /**
         * List hot products answer
         * @description The success answer of listHotProducts: the envelope with code 1.
         */
        ListHotProductsSuccess: {
            /**
             * @description Success.
             * @constant
             */
            code: 1;
            /** @description What was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description One page of the ranking. */
            data: {
                /** @description Products by rank: the first entry of page 1 is number 1, and entry i (from 0) of page p has the rank (p − 1) × limit + i + 1. */
                list: components["schemas"]["ProductCard"][];
                /** @description How many entries the whole list has with the same filters, over all pages, not only this one. */
                total: number;
                /** @description The page this answer holds, from 1. */
                page: number;
                /** @description How many entries a page holds. */
                limit: number;
            };
        };
        /**
         * List similar products answer
         * @description The success answer of listSimilarProducts: the envelope with code 1.
         */
        ListSimilarProductsSuccess: {
            /**
             * @description Success.
             * @constant
             */
            code: 1;
            /** @description What was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description Similar products. */
            data: {
                /** @description Products, the most similar first; empty if there is nothing like it. */
                list: components["schemas"]["ProductCard"][];
            };
        };
        /**
         * Suggestion
         * @description One line under the search box.
         */
        Suggestion: {
            /**
             * @description What choosing it does: `word` searches products for `text`; `product`, `shop` and `category` open the one that `id` names.
             * @enum {string}
             */
            kind: "word" | "product" | "shop" | "category";
            /** @description What to show: words to search for, or the name of the product, shop or category. */
            text: string;
            /** @description The product, shop or category; null for a word. */
            id: number | null;
            /** @description The product's picture, the shop's logo or the category's picture; null for a word. */
            picture: components["schemas"]["PictureUrl"] | null;
        };
        /**
         * List suggestions answer
         * @description The success answer of listSuggestions: the envelope with code 1.
         */
        ListSuggestionsSuccess: {
            /**
             * @description Success.
             * @constant
             */
            code: 1;
            /** @description What was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description Suggestions. */
            data: {
                /** @description Up to ten suggestions: words first, then categories, shops and products, each kind by how often it is searched or sold. Empty if nothing fits. */
                list: components["schemas"]["Suggestion"][];
            };
        };
        /**
         * Hot keyword
         * @description Words that many customers search for.
         */
        HotKeyword: {
            /** @description The words, in the language of the call. */
            keyword: string;
            /**
             * @description Why they are here: `hot` among the most searched of the last 7 days, `rising` searched at least twice as often as in the 7 days before, `new` not searched before those. A client leaves out the mark of a reason it does not know.
             * @enum {string}
             */
            reason: "hot" | "new" | "rising";
        };
        /**
         * List hot keywords answer
         * @description The success answer of listHotKeywords: the envelope with code 1.
         */
        ListHotKeywordsSuccess: {
            /**
             * @description Success.
             * @constant
             */
            code: 1;
            /** @description What was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description Hot keywords. */
            data: {
                /** @description Up to 20 keywords, the most searched first. */
                list: components["schemas"]["HotKeyword"][];
            };
        };
        /**
         * Specification value
         * @description One choice within a group, such as one colour.
         */
        SpecValue: {
            /** @description The value; what `value_ids` of a specification name. */
            id: number;
            /** @description Its name, in the language of the call. */
            name: string;
            /** @description What the product looks like with this choice; null if the choice does not show. */
            picture: components["schemas"]["PictureUrl"] | null;
        };
        /**
         * Specification group
         * @description A question the customer answers before buying, such as the colour.
         */
        SpecGroup: {
            /** @description The group. */
            id: number;
            /** @description Its name, in the language of the call. */
            name: string;
            /** @description The choices, in the order to show them. A choice may be impossible together with another: only combinations in `skus` exist. */
            values: components["schemas"]["SpecValue"][];
        };
        /**
         * Product specification
         * @description One specification that can be bought (stock-keeping unit): one value of each group. Price and stock belong to it.
         */
        Sku: {
            /** @description The specification; what addCartLine and quoteOrder name as `sku_id`. */
            id: number;
            /** @description One value of each group, in the order of `spec_groups`; empty if the product has no group. */
            value_ids: number[];
            /** @description Unit price, taxes included, freight not. */
            price: components["schemas"]["Money"];
            /** @description The price usual elsewhere; null unless it is higher than `price`. */
            market_price: components["schemas"]["Money"] | null;
            /** @description Pieces that can be bought now. 0: shown, but not to be chosen. */
            stock: number;
            /** @description Its picture, shown once it is chosen; null: the product's first picture stays. */
            picture: components["schemas"]["PictureUrl"] | null;
            /** @description The most pieces one customer may buy in one order; null if only the stock bounds it. */
            limit: number | null;
        };
        /**
         * Product delivery
         * @description Where the product comes from and how long it takes.
         */
        ProductDelivery: {
            /** @description Where it is sent from, in words, in the language of the call. */
            from: string;
            /** @description Fewest calendar days from payment to arrival: at the customer's default address, or for a visitor and without one in the shop's own country. */
            days_min: number;
            /** @description Most calendar days, at least `days_min`. The dates for a certain address are in the quote. */
            days_max: number;
        };
        /**
         * Score count
         * @description How many reviews gave a score.
         */
        ScoreCount: {
            /** @description The product score. */
            score: number;
            /** @description How many reviews have it. */
            count: number;
        };
        /**
         * Review summary
         * @description All reviews of a product, or of a shop, in figures. Score and picture filters of a request do not change them.
         */
        ReviewSummary: {
            /** @description How many reviews there are: the sum of the histogram's counts. Appended texts are not counted apart. */
            count: number;
            /** @description Average product score, rounded to one decimal; null while there is no review. A product's is its card's `score`. */
            average: number | null;
            /** @description Share of reviews with a product score of 4 or 5, as an integer percent, rounded half up: `(count of 5 + count of 4) / count × 100`. Null while there is no review. The same as on the card. */
            favourable_rate: number | null;
            /** @description How many reviews have a picture, in the review itself or in what was appended. */
            with_pictures: number;
            /** @description Always the five scores, from 5 to 1, those nobody gave with the count 0. */
            histogram: components["schemas"]["ScoreCount"][];
        };
        /**
         * Product
         * @description A product with everything its page shows: all that its card has, with the shop's full card, and more.
         */
        Product: {
            /** @description The product. */
            id: number;
            /** @description The product's name, in the language of the call where the shop has one. */
            name: string;
            /** @description The first picture: a cut-out with a transparent ground. */
            picture: components["schemas"]["PictureUrl"];
            /** @description The product's category, whose colour stands behind the picture. */
            tint: components["schemas"]["CategoryCode"];
            /** @description The product's category, as in listCategories. */
            category_id: number;
            /** @description The lowest price among the specifications that are in stock, or among all while none is. For a removed product the last one. With `sku_count` above 1 it is a price "from". */
            price: components["schemas"]["Money"];
            /** @description The price usual elsewhere for the same specification, shown struck through. Null unless it is higher than `price`. */
            market_price: components["schemas"]["Money"] | null;
            /** @description Pieces sold since the product was put on sale, all specifications together. Pieces paid for count; refunded ones do not. */
            sales: number;
            /** @description Share of the product's reviews with a product score of 4 or 5, as an integer percent, rounded half up. Null while there is no review. */
            favourable_rate: number | null;
            /** @description Average product score of the reviews, rounded to one decimal. Null while there is no review. */
            score: number | null;
            /** @description The shop that sells it. */
            shop: components["schemas"]["ShopCard"];
            /** @description Pieces that can be bought now, all specifications together. 0 means sold out (or removed). */
            stock: number;
            /** @description True if one piece ordered alone at `price` is sent free of charge: the price reaches the shop's threshold, or the shop sends it free always. */
            free_freight: boolean;
            /** @description True if the customer has marked the product as a favourite. Always false without a token. */
            liked: boolean;
            /** @description How many specifications there are to choose from. 1 means there is nothing to choose; 0 only for a removed product. */
            sku_count: number;
            /**
             * Format: date-time
             * @description When the product was put on sale: what the sort `newest` goes by.
             */
            created_at: string;
            /** @description Pictures for the gallery, at least three unless the product is removed; the first is `picture`. */
            pictures: components["schemas"]["PictureUrl"][];
            /** @description The description, in the language of the call, as HTML with no elements but `p`, `h3`, `ul`, `ol`, `li`, `strong`, `em` and `img` (with `src`, `alt`, `width`, `height`). The client cleans it to these all the same. May be empty. */
            description: string;
            /** @description The choices to make, in the order to ask them; empty if there is nothing to choose or the product is removed. */
            spec_groups: components["schemas"]["SpecGroup"][];
            /** @description Every specification that exists, sold-out ones included, in the order of the groups' values. Exactly one, without values, if there is nothing to choose; empty only for a removed product. */
            skus: components["schemas"]["Sku"][];
            /**
             * @description `on_sale`: at least one specification has stock. `sold_out`: offered, but none has. `removed`: no longer offered; it cannot be bought, is in no list, and old links to it still answer.
             * @enum {string}
             */
            status: "on_sale" | "sold_out" | "removed";
            /** @description Freight of an order with one piece of this alone, at the address that `delivery` goes by; `0.00` if it is free then. */
            freight: components["schemas"]["Money"];
            /** @description The subtotal of goods of this shop in one order from which its freight is free; null if the shop never sends free. */
            free_freight_from: components["schemas"]["Money"] | null;
            /** @description Where it comes from and how long it takes. */
            delivery: components["schemas"]["ProductDelivery"];
            /** @description For how many days after receipt the product can be sent back without giving fault as the reason; 0 if it cannot (food, for example). Faulty goods can always be complained about while the order allows a refund. */
            return_days: number;
            /** @description Its reviews in figures; the reviews themselves come from listProductReviews. */
            reviews: components["schemas"]["ReviewSummary"];
        };
        /**
         * Get product answer
         * @description The success answer of getProduct: the envelope with code 1.
         */
        GetProductSuccess: {
            /**
             * @description Success.
             * @constant
             */
            code: 1;
            /** @description What was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description The product. */
            data: components["schemas"]["Product"];
        };
        /**
         * Review author
         * @description Who wrote a review, as far as others may know.
         */
        ReviewAuthor: {
            /** @description Given name and the family name's first letter (`Mei T.`). For an anonymous review the first and the last letter with three asterisks between (`M***a`); nothing in the answer leads back to the customer then. */
            name: string;
            /** @description The author's picture; null if there is none, and for anonymous reviews. */
            avatar: components["schemas"]["PictureUrl"] | null;
        };
        /**
         * Review reply
         * @description What the shop answered, once.
         */
        ReviewReply: {
            /** @description The shop's words, plain text. */
            text: string;
            /**
             * Format: date-time
             * @description When the shop answered.
             */
            created_at: string;
        };
        /**
         * Review append
         * @description What the customer added later, once. It carries no scores: those of the review stand.
         */
        ReviewAppend: {
            /** @description The added words, plain text. */
            content: string;
            /** @description Added pictures; empty if there are none. */
            pictures: components["schemas"]["PictureUrl"][];
            /**
             * Format: date-time
             * @description When it was added.
             */
            created_at: string;
        };
        /**
         * Review
         * @description A review of one order item by the customer who bought it. It cannot be changed or taken back; once it can be appended to.
         */
        Review: {
            /** @description The review. */
            id: number;
            /** @description The product reviewed. */
            product_id: number;
            /** @description Who wrote it. */
            author: components["schemas"]["ReviewAuthor"];
            /** @description How good the product is, 1 (worst) to 5 (best). 4 and 5 count as favourable. */
            product_score: number;
            /** @description How good the shop's service was, 1 to 5. */
            service_score: number;
            /** @description How good dispatch and delivery were, 1 to 5. */
            postage_score: number;
            /** @description The review in words: plain text, shown as written, never read as HTML. */
            content: string;
            /** @description The customer's pictures in the order they were put in; empty if there are none. */
            pictures: components["schemas"]["PictureUrl"][];
            /** @description The specification bought, in words; empty for a product without a choice. */
            spec_text: string;
            /**
             * Format: date-time
             * @description When the review was written.
             */
            created_at: string;
            /** @description The shop's answer; null if there is none. */
            reply: components["schemas"]["ReviewReply"] | null;
            /** @description What the customer added later; null if nothing. */
            append: components["schemas"]["ReviewAppend"] | null;
            /** @description The language of `content` as a BCP 47 tag, detected by the server; `und` if it cannot be told. Reviews are not translated. */
            language: string;
        };
        /**
         * List product reviews answer
         * @description The success answer of listProductReviews: the envelope with code 1.
         */
        ListProductReviewsSuccess: {
            /**
             * @description Success.
             * @constant
             */
            code: 1;
            /** @description What was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description One page of reviews, and the figures over all. */
            data: {
                /** @description Reviews, newest first by `created_at`, then by the higher id. */
                list: components["schemas"]["Review"][];
                /** @description How many entries the whole list has with the same filters, over all pages, not only this one. */
                total: number;
                /** @description The page this answer holds, from 1. */
                page: number;
                /** @description How many entries a page holds. */
                limit: number;
                /** @description Figures over all reviews of the product, whatever the filters of the request. */
                summary: components["schemas"]["ReviewSummary"];
            };
        };
        /**
         * Like product body
         * @description Which product, and which state is wanted.
         */
        LikeProductBody: {
            /** @description The product. */
            product_id: number;
            /** @description True: it shall be a favourite. False: it shall not. */
            liked: boolean;
        };
        /**
         * Like product answer
         * @description The success answer of likeProduct: the envelope with code 1.
         */
        LikeProductSuccess: {
            /**
             * @description Success.
             * @constant
             */
            code: 1;
            /** @description What was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description The state after the call. */
            data: {
                /** @description The product. */
                product_id: number;
                /** @description The state now: what was asked for. */
                liked: boolean;
                /** @description How many customers have marked the product, this one included. */
                likes: number;
            };
        };
        /**
         * Report product body
         * @description What is wrong with a product.
         */
        ReportProductBody: {
            /** @description The product. */
            product_id: number;
            /**
             * @description What it is about: an imitation, goods that must not be sold, wrong information, offensive content, something else.
             * @enum {string}
             */
            reason: "counterfeit" | "forbidden" | "wrong_information" | "offensive" | "other";
            /** @description What is wrong, in words; not only blanks. */
            explanation: string;
            /** @description Addresses answered by uploadFile; may be empty. */
            proofs: components["schemas"]["PictureUrl"][];
        };
        /**
         * Report product answer
         * @description The success answer of reportProduct: the envelope with code 1.
         */
        ReportProductSuccess: {
            /**
             * @description Success.
             * @constant
             */
            code: 1;
            /** @description What was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description The report. */
            data: {
                /** @description The number of the report, to be named to customer service. */
                report_id: number;
            };
        };
        /**
         * Liked product
         * @description A product the customer has marked as a favourite.
         */
        LikedProduct: {
            /** @description The product as it is now; `liked` is true. A sold-out or removed one stays here, with stock 0. */
            product: components["schemas"]["ProductCard"];
            /**
             * Format: date-time
             * @description Since when: the last time it was marked.
             */
            liked_at: string;
            /** @description Its `price` at that moment. If the price is lower now, the page says so. */
            price_when_liked: components["schemas"]["Money"];
        };
        /**
         * List liked products answer
         * @description The success answer of listLikedProducts: the envelope with code 1.
         */
        ListLikedProductsSuccess: {
            /**
             * @description Success.
             * @constant
             */
            code: 1;
            /** @description What was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description One page of the list. */
            data: {
                /** @description Favourites, the one marked last first. */
                list: components["schemas"]["LikedProduct"][];
                /** @description How many entries the whole list has with the same filters, over all pages, not only this one. */
                total: number;
                /** @description The page this answer holds, from 1. */
                page: number;
                /** @description How many entries a page holds. */
                limit: number;
            };
        };
        /**
         * List shops answer
         * @description The success answer of listShops: the envelope with code 1.
         */
        ListShopsSuccess: {
            /**
             * @description Success.
             * @constant
             */
            code: 1;
            /** @description What was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description One page of the list. */
            data: {
                /** @description Shops in the order of `sort`. */
                list: components["schemas"]["ShopCard"][];
                /** @description How many entries the whole list has with the same filters, over all pages, not only this one. */
                total: number;
                /** @description The page this answer holds, from 1. */
                page: number;
                /** @description How many entries a page holds. */
                limit: number;
            };
        };
        /**
         * List hot shops answer
         * @description The success answer of listHotShops: the envelope with code 1.
         */
        ListHotShopsSuccess: {
            /**
             * @description Success.
             * @constant
             */
            code: 1;
            /** @description What was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description One page of the ranking. */
            data: {
                /** @description Shops by rank, number 1 first. */
                list: components["schemas"]["ShopCard"][];
                /** @description How many entries the whole list has with the same filters, over all pages, not only this one. */
                total: number;
                /** @description The page this answer holds, from 1. */
                page: number;
                /** @description How many entries a page holds. */
                limit: number;
            };
        };
        /**
         * Shop scores
         * @description Average scores of the reviews of all the shop's products in the last 180 days, rounded to one decimal. All null if there was none.
         */
        ShopScores: {
            /** @description Average product score. */
            product: number | null;
            /** @description Average service score. */
            service: number | null;
            /** @description Average postage score. */
            postage: number | null;
            /** @description How many reviews the averages are made from. */
            sample: number;
        };
        /**
         * Shop category
         * @description A category the shop offers products in.
         */
        ShopCategory: {
            /** @description The category, as in listCategories. */
            id: number;
            /** @description Its name, in the language of the call. */
            name: string;
            /** @description How many of the shop's offered products are in it. */
            count: number;
        };
        /**
         * Shop
         * @description A shop with everything its page shows: all that its card has, and more.
         */
        Shop: {
            /** @description The shop. */
            id: number;
            /** @description The shop's name, in the language of the call where the shop has one. */
            name: string;
            /** @description The shop's logo. */
            logo: components["schemas"]["PictureUrl"];
            /** @description One to four characters that stand in while the logo loads or when it fails. */
            initials: string;
            /** @description How many customers follow the shop at this moment, the asking one included. */
            fans: number;
            /** @description Pieces the shop has sold since it opened, in all its products, those no longer offered included. Pieces paid for count; refunded ones do not. */
            total_sales: number;
            /** @description Share of the reviews of all the shop's products whose product score is 4 or 5, as an integer percent, rounded half up. Null while the shop has no review. */
            favourable_rate: number | null;
            /** @description True if the customer follows the shop. Always false without a token. */
            followed: boolean;
            /** @description How many of the shop's products are offered, sold-out ones included, removed ones not. */
            product_count: number;
            /** @description Up to three of the shop's products, the best sold of the last 30 days first; fewer if it offers fewer, empty for a closed shop. */
            pictures: components["schemas"]["ShopPicture"][];
            /** @description How often the shop's page was opened since the shop opened; one customer or device counts once a day. */
            visits: number;
            /** @description What the shop says of itself, plain text, in the language of the call; may be empty. */
            description: string;
            /**
             * Format: date-time
             * @description When the shop was opened on this platform.
             */
            opened_at: string;
            /**
             * @description `open`: its products can be bought. `closed`: for a time or for good; its products are in no list and its cart lines are invalid, while its orders and after-sale cases go on.
             * @enum {string}
             */
            status: "open" | "closed";
            /** @description How customers scored it lately. */
            scores: components["schemas"]["ShopScores"];
            /** @description Name and number of its trade licence, as registered; null if none has to be shown. */
            licence: string | null;
            /** @description What it offers, the largest count first, then by id; the counts add up to `product_count`. */
            categories: components["schemas"]["ShopCategory"][];
        };
        /**
         * Get shop answer
         * @description The success answer of getShop: the envelope with code 1.
         */
        GetShopSuccess: {
            /**
             * @description Success.
             * @constant
             */
            code: 1;
            /** @description What was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description The shop. */
            data: components["schemas"]["Shop"];
        };
        /**
         * Reviewed product
         * @description The product that a review is about, as it is now. A sold-out or removed one stays; getProduct tells its state.
         */
        ReviewedProduct: {
            /** @description The product. */
            id: number;
            /** @description Its name in the language of the call. */
            name: string;
            /** @description Its first picture. */
            picture: components["schemas"]["PictureUrl"];
            /** @description Its category, whose colour stands behind the picture. */
            tint: components["schemas"]["CategoryCode"];
        };
        /**
         * Shop review
         * @description A review among those of a shop, with the product it is about.
         */
        ShopReview: {
            /** @description The product reviewed. */
            product: components["schemas"]["ReviewedProduct"];
            /** @description The review; its `product_id` is the product's id. */
            review: components["schemas"]["Review"];
        };
        /**
         * List shop reviews answer
         * @description The success answer of listShopReviews: the envelope with code 1.
         */
        ListShopReviewsSuccess: {
            /**
             * @description Success.
             * @constant
             */
            code: 1;
            /** @description What was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description One page of reviews, and the figures over all. */
            data: {
                /** @description Reviews, newest first by their `created_at`, then by their higher id. */
                list: components["schemas"]["ShopReview"][];
                /** @description How many entries the whole list has with the same filters, over all pages, not only this one. */
                total: number;
                /** @description The page this answer holds, from 1. */
                page: number;
                /** @description How many entries a page holds. */
                limit: number;
                /** @description Figures over all reviews of the shop, whatever the filters of the request. */
                summary: components["schemas"]["ReviewSummary"];
            };
        };
        /**
         * Follow shop body
         * @description Which shop, and which state is wanted.
         */
        FollowShopBody: {
            /** @description The shop. */
            shop_id: number;
            /** @description True: the customer shall follow it. False: not. */
            followed: boolean;
        };
        /**
         * Follow shop answer
         * @description The success answer of followShop: the envelope with code 1.
         */
        FollowShopSuccess: {
            /**
             * @description Success.
             * @constant
             */
            code: 1;
            /** @description What was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description The state after the call. */
            data: {
                /** @description The shop. */
                shop_id: number;
                /** @description The state now: what was asked for. */
                followed: boolean;
                /** @description How many customers follow the shop now, this one included. */
                fans: number;
            };
        };
        /**
         * Followed shop
         * @description A shop the customer follows.
         */
        FollowedShop: {
            /** @description The shop; `followed` is true. */
            shop: components["schemas"]["ShopCard"];
            /**
             * Format: date-time
             * @description Since when: the last time it was followed.
             */
            followed_at: string;
        };
        /**
         * List followed shops answer
         * @description The success answer of listFollowedShops: the envelope with code 1.
         */
        ListFollowedShopsSuccess: {
            /**
             * @description Success.
             * @constant
             */
            code: 1;
            /** @description What was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description One page of the list. */
            data: {
                /** @description Followed shops, the one followed last first. */
                list: components["schemas"]["FollowedShop"][];
                /** @description How many entries the whole list has with the same filters, over all pages, not only this one. */
                total: number;
                /** @description The page this answer holds, from 1. */
                page: number;
                /** @description How many entries a page holds. */
                limit: number;
            };
        };
        /**
         * Feed item
         * @description Something new about a followed shop or a favourite.
         */
        FeedItem: {
            /** @description The item. */
            id: number;
            /**
             * @description `new_product`: a followed shop put a product on sale. `price_drop`: a product of a followed shop or a favourite became cheaper. A client leaves out items of a kind it does not know.
             * @enum {string}
             */
            kind: "new_product" | "price_drop";
            /** @description The product as it is now. */
            product: components["schemas"]["ProductCard"];
            /**
             * Format: date-time
             * @description When it happened.
             */
            at: string;
            /** @description The `price` before the drop; null for a new product. */
            price_before: components["schemas"]["Money"] | null;
        };
        /**
         * List follow feed answer
         * @description The success answer of listFollowFeed: the envelope with code 1.
         */
        ListFollowFeedSuccess: {
            /**
             * @description Success.
             * @constant
             */
            code: 1;
            /** @description What was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description One page of the feed. */
            data: {
                /** @description News, the latest first. */
                list: components["schemas"]["FeedItem"][];
                /** @description How many entries the whole list has with the same filters, over all pages, not only this one. */
                total: number;
                /** @description The page this answer holds, from 1. */
                page: number;
                /** @description How many entries a page holds. */
                limit: number;
            };
        };
        /**
         * Cart invalid reason
         * @description Why a cart line cannot be ordered as it stands.
         *
         *     | Value | Meaning | What helps |
         *     |---|---|---|
         *     | sold_out | The specification has no piece left; others of the product may have. | Choose another specification (updateCartLine), or wait. |
         *     | removed | The product is no longer offered. | Delete the line. |
         *     | spec_gone | The product is offered, but not in this specification any more. | Choose another specification (updateCartLine). |
         *     | shop_closed | The shop is closed. | Wait until it opens again, or delete the line. |
         *
         *     If several apply, the one that is hardest to cure is given: removed, then shop_closed, spec_gone, sold_out. A line
         *     becomes valid again by itself once its reason has gone.
         * @enum {string}
         */
        CartInvalidReason: "sold_out" | "removed" | "spec_gone" | "shop_closed";
        /**
         * Cart line
         * @description One product specification in the cart. There is at most one line for each specification. The cart reserves nothing: stock and price are those of this moment and are checked again by quoteOrder and createOrder.
         */
        CartLine: {
            /** @description The line; what updateCartLine, deleteCartLines and quoteOrder name. */
            id: number;
            /** @description The product. */
            product_id: number;
            /** @description The chosen specification. */
            sku_id: number;
            /** @description The product's name, in the language of the call. */
            name: string;
            /** @description The picture of the specification, or else of the product. */
            picture: components["schemas"]["PictureUrl"];
            /** @description The product's category, whose colour stands behind the picture. */
            tint: components["schemas"]["CategoryCode"];
            /** @description The specification in words, for example `Mist`; empty for a product without a choice. */
            spec_text: string;
            /** @description Unit price now. For a product or specification that is gone, the last one. */
            price: components["schemas"]["Money"];
            /** @description Unit price when the line was put into the cart or its specification was last changed. Differs from `price` if the price has changed since; it is never charged. */
            price_when_added: components["schemas"]["Money"];
            /** @description How many pieces the customer wants. If less is in stock now, the line stays valid with this quantity as long as one piece is left; quoteOrder tells what can be had. */
            quantity: number;
            /** @description Pieces of this specification that can be bought now. */
            stock: number;
            /** @description The most pieces of this specification one customer may buy in one order; null if only the stock bounds it. The greatest quantity to offer is the smaller of `stock` and `limit`. */
            limit: number | null;
            /** @description True if the customer has marked the product as a favourite. */
            liked: boolean;
            /** @description Why the line cannot be ordered; null exactly for the lines that stand in a group. */
            invalid_reason: components["schemas"]["CartInvalidReason"] | null;
            /** @description The subtotal of goods of this shop in one order from which its freight is free; null if the shop never sends free. */
            free_freight_from: components["schemas"]["Money"] | null;
        };
        /**
         * Cart group
         * @description The valid lines of one shop. Each group becomes an order of its own.
         */
        CartGroup: {
            /** @description The shop. */
            shop: components["schemas"]["ShopRef"];
            /** @description The shop's lines that can be ordered, the one added last first. A group without lines is left out. */
            lines: components["schemas"]["CartLine"][];
        };
        /**
         * Cart
         * @description The whole cart of the customer. It is kept on the server without an end date and is the same on all their devices; at most 200 lines, valid and invalid together. Sums are not in it: which lines are selected is known to the client only, and quoteOrder calculates what they cost.
         */
        Cart: {
            /** @description The lines that can be ordered, by shop; the shop that something was added from last comes first, invalid lines counting too. Empty if there is none. */
            groups: components["schemas"]["CartGroup"][];
            /** @description The lines that cannot be ordered now, of all shops, the one added last first; each says why in `invalid_reason`. They are never part of an order nor of `count`. */
            invalid: components["schemas"]["CartLine"][];
            /** @description Pieces that can be ordered: the sum of the quantities of the valid lines. The number on the tab's badge. */
            count: number;
        };
        /**
         * Get cart answer
         * @description The success answer of getCart: the envelope with code 1.
         */
        GetCartSuccess: {
            /**
             * @description Success.
             * @constant
             */
            code: 1;
            /** @description What was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description The whole cart. */
            data: components["schemas"]["Cart"];
        };
        /**
         * Add cart line body
         * @description What to put into the cart.
         */
        AddCartLineBody: {
            /** @description The product. */
            product_id: number;
            /** @description The chosen specification of that product. */
            sku_id: number;
            /** @description How many pieces to add to those that are in the cart already. */
            quantity: number;
        };
        /**
         * Add cart line answer
         * @description The success answer of addCartLine: the envelope with code 1.
         */
        AddCartLineSuccess: {
            /**
             * @description Success.
             * @constant
             */
            code: 1;
            /** @description What was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description The whole cart after the change; it replaces what the client holds. */
            data: components["schemas"]["Cart"];
        };
        /**
         * Update cart line body
         * @description What a cart line shall be.
         */
        UpdateCartLineBody: {
            /** @description The line. */
            line_id: number;
            /** @description The quantity that the line shall have: absolute, not a difference. Deleting is deleteCartLines. */
            quantity: number;
            /** @description Another specification of the same product; left out, the present one stays. */
            sku_id?: number;
        };
        /**
         * Update cart line answer
         * @description The success answer of updateCartLine: the envelope with code 1.
         */
        UpdateCartLineSuccess: {
            /**
             * @description Success.
             * @constant
             */
            code: 1;
            /** @description What was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description The whole cart after the change; it replaces what the client holds. */
            data: components["schemas"]["Cart"];
        };
        /**
         * Delete cart lines body
         * @description Which lines to take out of the cart.
         */
        DeleteCartLinesBody: {
            /** @description The lines, valid or invalid. */
            line_ids: number[];
        };
        /**
         * Delete cart lines answer
         * @description The success answer of deleteCartLines: the envelope with code 1.
         */
        DeleteCartLinesSuccess: {
            /**
             * @description Success.
             * @constant
             */
            code: 1;
            /** @description What was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description The whole cart after the change; it replaces what the client holds. */
            data: components["schemas"]["Cart"];
        };
        /**
         * Cart lines
         * @description Lines of the customer's cart, with the quantities that stand there. createOrder takes them out of the cart.
         */
        CartSource: {
            /**
             * @description Order lines of the cart.
             * @constant
             */
            from: "cart";
            /** @description The chosen cart lines, at least one (R5.09). Lines of several shops are allowed; each shop becomes an order. */
            line_ids: number[];
        };
        /**
         * One product now
         * @description One product specification bought at once ("buy now"). The cart is neither read nor changed.
         */
        ProductSource: {
            /**
             * @description Buy one product now, past the cart.
             * @constant
             */
            from: "product";
            /** @description The product. */
            product_id: number;
            /** @description The chosen specification of that product. */
            sku_id: number;
            /** @description How many pieces. */
            quantity: number;
        };
        /**
         * Order source
         * @description What is to be ordered: lines of the cart, or one product now. Told apart by `from`.
         */
        OrderSource: components["schemas"]["CartSource"] | components["schemas"]["ProductSource"];
        /**
         * Quote order body
         * @description What to quote.
         */
        QuoteOrderBody: {
            /** @description What is to be ordered. */
            source: components["schemas"]["OrderSource"];
            /** @description Where to send it; left out, the default address counts. */
            address_id?: number;
            /** @description A promo code to try; letters are compared without regard to case. */
            promo_code?: string;
        };
        /**
         * Quote order answer
         * @description The success answer of quoteOrder: the envelope with code 1.
         */
        QuoteOrderSuccess: {
            /**
             * @description Success.
             * @constant
             */
            code: 1;
            /** @description What was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            data: components["schemas"]["OrderQuote"];
        };
        /**
         * Idempotency key
         * Format: uuid
         * @description A UUID the client makes once per intention (when the form opens), and sends again unchanged when it
         *     repeats the request after a time-out or a lost connection.
         *
         *     - Same customer, same call, same key, same body: the first success is answered again, and nothing is
         *       done twice.
         *     - Same key with another body: `idempotency_conflict`, and nothing is done.
         *     - Only a success is kept under the key. After a refusal the key is free: the customer may correct
         *       the form and send it again.
         *     - A key is kept for at least 24 hours. Two requests with one key at the same time are carried out
         *       one after the other, so the second gets the first one's answer.
         * @example 7b0d3c1e-52a4-4f0e-9a55-0d6a5f3c9e21
         */
        IdempotencyKey: string;
        /**
         * Order remark
         * @description A remark for one shop.
         */
        OrderRemark: {
            /** @description The shop the remark is for; it must be one of the shops ordered from. */
            shop_id: number;
            /** @description What to tell the shop. */
            text: string;
        };
        /**
         * Create order body
         * @description The order as the customer accepted it.
         */
        CreateOrderBody: {
            /** @description One key per intention to order. */
            idempotency_key: components["schemas"]["IdempotencyKey"];
            /** @description What is ordered. */
            source: components["schemas"]["OrderSource"];
            /** @description Where to send it (R5.09: must be chosen). */
            address_id: number;
            /** @description The promo code of the quote, when it was accepted there. */
            promo_code?: string;
            /** @description At most one remark per shop; may be empty. */
            remarks: components["schemas"]["OrderRemark"][];
            /** @description The quote's total that the customer has seen and accepted. Another total now is answered with price_changed. */
            expected_total: components["schemas"]["Money"];
        };
        /**
         * Fulfilment
         * @description How far an order has come on its way to the customer, whatever cases of after-sale there are.
         *
         *     | Value | Meaning | Leads to |
         *     |--:|---|---|
         *     | 0 | waiting for payment | 1 by payOrders; -1 by cancelOrder or when the 30 minutes to pay are over |
         *     | 1 | waiting for delivery | 2 when the shop ships; -1 when every piece was cancelled by a case that is paid back |
         *     | 2 | delivered, shown to customers as "Shipped" | 3 by confirmOrder, or 10 days after shipping (17 once extended) |
         *     | 3 | received | 4 by the last review, or after 7 days |
         *     | 4 | completed | final |
         *     | -1 | cancelled | final |
         *
         *     What cases of after-sale do to it:
         *
         *     - Shipping goes on. Pieces of a case that cancels them (`cancels_items` of the case: applied for before the order was
         *       shipped, over all that they cost) are not shipped while the case is open or once it is paid back; all other pieces
         *       are. A case over less is a reduction of the price: its pieces are shipped. While every piece left is held by such an
         *       open case, nothing is shipped.
         *     - Receipt goes on, by the customer or by itself; it decides no case.
         *     - Completion waits while a case is open, for the review of the last item as well as for the 7 days. The 7 days count
         *       from the receipt, or from the closing of the last case when that is later.
         * @enum {integer}
         */
        Fulfilment: 0 | 1 | 2 | 3 | 4 | -1;
        /**
         * Refund status
         * @description How a refund case stands. What it does to its order is said at OrderStatus and Fulfilment.
         *
         *     | Value | Meaning | Leads to |
         *     |---|---|---|
         *     | applied | waits for an answer: the shop's, or the platform's once it was escalated | accepted, refused, withdrawn |
         *     | accepted | agreed to: by the shop, or by the platform (escalated, or not shipped yet) | refund_only: refunded; refund_return: returning by shipRefund; withdrawn |
         *     | returning | the customer sent the goods back | returned |
         *     | returned | the shop has the goods | refunded, refused |
         *     | refunded | paid back to the balance; final | |
         *     | refused | refused with a reason; may be applied for again | applied, by escalateRefund, once |
         *     | withdrawn | taken back by the customer, or not sent back in time; final, may be applied for again | |
         *
         *     A case is open while it is applied, accepted, returning or returned. With return the goods must be sent within 7 days
         *     after the acceptance (next_by), else the case is withdrawn by itself. Goods that are at the shop already when the
         *     platform accepts are paid back without being sent again.
         * @enum {string}
         */
        RefundStatus: "applied" | "accepted" | "returning" | "returned" | "refunded" | "refused" | "withdrawn";
        /**
         * Order item
         * @description One product specification in an order, with the price and name frozen at the moment the order was made.
         */
        OrderItem: {
            /** @description The order item: what refunds and reviews name. */
            id: number;
            /** @description The product bought. It may have left the catalogue since. */
            product_id: number;
            /** @description The specification bought. */
            sku_id: number;
            /** @description The product's name as it was when the order was made. */
            name: string;
            /** @description The picture of the specification bought, or of the product. */
            picture: components["schemas"]["PictureUrl"];
            /** @description The product's category, whose colour stands behind the picture. */
            tint: components["schemas"]["CategoryCode"];
            /** @description The chosen specification in words, for example `Mist` or `Size 42`; empty for a product without a choice. */
            spec_text: string;
            /** @description Unit price at which it was ordered. Later price changes do not touch it. */
            price: components["schemas"]["Money"];
            /** @description How many pieces were ordered. */
            quantity: number;
            /** @description price × quantity, before discount and freight. */
            subtotal: components["schemas"]["Money"];
            /** @description The item's latest refund case, for getRefund; null when none was ever applied for. Others may be open on other pieces of it: `refunds` of getOrder names them all. */
            refund_id: number | null;
            /** @description How that case stands; null exactly when refund_id is null. */
            refund_status: components["schemas"]["RefundStatus"] | null;
            /** @description How many pieces can be named in applyRefund now: those that are in no open case and not paid back; 0 while the order's fulfilment does not allow a refund (see OrderAction). */
            refundable_quantity: number;
            /** @description True once the customer has reviewed this item; then createReview only appends. */
            reviewed: boolean;
            /** @description The customer's review of this item; null exactly while `reviewed` is false. */
            review_id: number | null;
            /** @description How many pieces are in cases that were paid back. */
            refunded_quantity: number;
            /** @description How many pieces are not shipped, because a case cancels them (`cancels_items` of the case). */
            cancelled_quantity: number;
        };
        /**
         * Order action
         * @description What the customer may do with an order now. The server decides; the page offers exactly these and no
         *     others.
         *
         *     | Fulfilment | Actions |
         *     |--:|---|
         *     | 0 waiting for payment | pay, cancel, edit_address |
         *     | 1 waiting for delivery | refund, edit_address, buy_again |
         *     | 2 delivered (shipped) | confirm, extend_receipt, refund, logistics, buy_again |
         *     | 3 received | review, refund, logistics, buy_again |
         *     | 4 completed | review, logistics, buy_again |
         *     | -1 cancelled | buy_again |
         *
         *     Cases of after-sale decide within this: refund only while a piece is left that is in no open case and not paid back
         *     (refundable_quantity of an item); review only while an item is not reviewed of which the customer keeps a piece;
         *     extend_receipt only once.
         *
         *     pay is payOrders, cancel is cancelOrder, confirm is confirmOrder, refund is applyRefund, review is
         *     createReview, logistics is getLogistics, buy_again is rebuyOrder, edit_address is updateOrderAddress,
         *     extend_receipt is extendReceipt. A client leaves out actions it does not know.
         * @enum {string}
         */
        OrderAction: "pay" | "cancel" | "confirm" | "refund" | "review" | "logistics" | "buy_again" | "edit_address" | "extend_receipt";
        /**
         * Order card
         * @description An order as lists show it: one shop, its items, the sums, where it stands and what may be done with it. Sums are fixed when the order is made: total = subtotal + freight − discount, and the totals of the orders made by one createOrder add up to its total.
         */
        OrderCard: {
            /** @description The order. */
            id: number;
            /** @description The order number shown to the customer: the letter M, the date (YYMMDD) and four digits. Unique; never used as an id in calls. */
            sn: string;
            /** @description Where the order stands, derived from its fulfilment and its cases. */
            status: components["schemas"]["OrderStatus"];
            /** @description How far it has come on its way, whatever cases there are. */
            fulfilment: components["schemas"]["Fulfilment"];
            /** @description The shop that sells. An order never has items of two shops. */
            shop: components["schemas"]["ShopRef"];
            /** @description What was ordered, in the order of the cart. */
            items: components["schemas"]["OrderItem"][];
            /** @description Sum of the items' quantities. */
            quantity: number;
            /** @description Sum of the items' subtotals. */
            subtotal: components["schemas"]["Money"];
            /** @description The shop's freight for this order; `0.00` when free. */
            freight: components["schemas"]["Money"];
            /** @description This order's share of the promo code's discount; `0.00` without one. */
            discount: components["schemas"]["Money"];
            /** @description What is paid for the order: subtotal + freight − discount. */
            total: components["schemas"]["Money"];
            /** @description What its cases have paid back so far, at most `total`; `0.00` without any. */
            refunded_amount: components["schemas"]["Money"];
            /**
             * Format: date-time
             * @description Until when the order can be paid: 30 minutes after it was made. When it passes unpaid, the order becomes -1. Null unless the fulfilment is 0.
             */
            pay_deadline: string | null;
            /**
             * Format: date-time
             * @description By when the next step happens by itself or is due, the earliest of these: the pay deadline (fulfilment 0); when receipt is confirmed by itself (2); when the order completes by itself (3, while no case is open); the next_by of each open case. Null when there is none of them.
             */
            next_by: string | null;
            /** @description What the customer may do now; offer exactly these. */
            allowed_actions: components["schemas"]["OrderAction"][];
            /**
             * Format: date-time
             * @description When the order was made.
             */
            created_at: string;
        };
        /**
         * Create order answer
         * @description The success answer of createOrder: the envelope with code 1.
         */
        CreateOrderSuccess: {
            /**
             * @description Success.
             * @constant
             */
            code: 1;
            /** @description What was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description The orders made. */
            data: {
                /** @description The new orders, one per shop, all with status 0. */
                orders: components["schemas"]["OrderCard"][];
                /** @description Sum of the orders' totals; equals expected_total. */
                total: components["schemas"]["Money"];
                /**
                 * Format: date-time
                 * @description Until when they can be paid: 30 minutes after server_time, the same for all of them.
                 */
                pay_deadline: string;
                /**
                 * Format: date-time
                 * @description The server's clock at the moment of the answer; count deadlines from it, never from the client's own clock.
                 */
                server_time: string;
            };
        };
        /**
         * Pay orders body
         * @description Which orders to pay, and the payment code.
         */
        PayOrdersBody: {
            /** @description One key per intention to pay. */
            idempotency_key: components["schemas"]["IdempotencyKey"];
            /** @description The orders to pay together, all or none. */
            order_ids: number[];
            /**
             * Format: password
             * @description The customer's payment code, 6 to 12 digits. Only ever in this body: never in a URL, a log, a cache or an answer.
             */
            pay_code: string;
        };
        /**
         * Pay orders answer
         * @description The success answer of payOrders: the envelope with code 1.
         */
        PayOrdersSuccess: {
            /**
             * @description Success.
             * @constant
             */
            code: 1;
            /** @description What was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description What was paid. */
            data: {
                /** @description What was taken from the balance: the sum of the orders' totals. */
                amount: components["schemas"]["Money"];
                /** @description The total balance (available + pending) after the payment: the balance_after of the last bill written. */
                balance_after: components["schemas"]["Money"];
                /**
                 * Format: date-time
                 * @description When they were paid.
                 */
                paid_at: string;
                /** @description The paid orders, now with status 1, in the order asked for. */
                orders: components["schemas"]["OrderCard"][];
            };
        };
        /**
         * Cancel order body
         * @description Which order to cancel.
         */
        CancelOrderBody: {
            /** @description An order with fulfilment 0. */
            order_id: number;
            /** @description A reason of listCancelReasons; may be left out. */
            reason_id?: number;
            /** @description What the customer wants to say besides; may be left out. */
            note?: string;
        };
        /**
         * Order address
         * @description Where the order is sent: a copy made with the order, so later changes of the address book do not touch it. Until the order is shipped updateOrderAddress replaces it.
         */
        OrderAddress: {
            /** @description Who receives it. */
            addressee: string;
            /** @description The receiver's mobile number, masked: only its beginning and its last four digits. */
            mobile: string;
            /** @description ISO 3166-1 alpha-2 country code. */
            country: string;
            /** @description The area in words, largest part first, for example `Kyoto Prefecture, Kyoto`. */
            area_text: string;
            /** @description Street, house number, flat. */
            detail: string;
            /** @description The postcode; null where there is none. */
            postcode: string | null;
            /** @description The address's tag: home, company, other or the customer's own word. */
            tag: string;
        };
        /**
         * Seller
         * @description The legal data of the shop that sells, for receipts.
         */
        Seller: {
            /** @description The name that the business is registered under. */
            legal_name: string;
            /** @description Its registration number; null where there is none. */
            registration: string | null;
            /** @description ISO 3166-1 alpha-2 country code. */
            country: string;
            /** @description The area in words. */
            area_text: string;
            /** @description Street and number. */
            detail: string;
            /** @description The postcode; null where there is none. */
            postcode: string | null;
        };
        /**
         * Order logistics
         * @description The latest word from the carrier; the whole story is getLogistics.
         */
        OrderLogistics: {
            /** @description The carrier of the latest parcel. */
            carrier: string;
            /** @description Its tracking number. */
            number: string;
            /** @description The latest event in words. */
            last_text: string;
            /**
             * Format: date-time
             * @description When the latest event happened.
             */
            last_at: string;
        };
        /**
         * Refund type
         * @description refund_only: money back, nothing is sent back. refund_return: the goods go back to the shop, then the money comes.
         * @enum {string}
         */
        RefundType: "refund_only" | "refund_return";
        /**
         * Chosen item
         * @description An order item to refund, or some of its pieces.
         */
        RefundPick: {
            /** @description The order item. */
            order_item_id: number;
            /** @description How many pieces of it, at most its refundable_quantity. */
            quantity: number;
        };
        /**
         * Refund reference
         * @description A refund case of an order, in short.
         */
        RefundRef: {
            /** @description The refund case, for getRefund. */
            id: number;
            /** @description The case number shown to the customer. */
            sn: string;
            /** @description Without or with return. */
            type: components["schemas"]["RefundType"];
            /** @description How the case stands. */
            status: components["schemas"]["RefundStatus"];
            /** @description Which items of the order it is about, and how many pieces of each. */
            items: components["schemas"]["RefundPick"][];
            /** @description The amount applied for. */
            amount: components["schemas"]["Money"];
            /**
             * Format: date-time
             * @description When it was applied for.
             */
            created_at: string;
        };
        /**
         * Order
         * @description An order with everything its page shows. The states and their transitions are described at OrderStatus, the actions at OrderAction.
         */
        Order: {
            /** @description The order. */
            id: number;
            /** @description The order number shown to the customer: the letter M, the date (YYMMDD) and four digits. Unique; never used as an id in calls. */
            sn: string;
            /** @description Where the order stands, derived from its fulfilment and its cases. */
            status: components["schemas"]["OrderStatus"];
            /** @description How far it has come on its way, whatever cases there are. */
            fulfilment: components["schemas"]["Fulfilment"];
            /** @description The shop that sells. An order never has items of two shops. */
            shop: components["schemas"]["ShopRef"];
            /** @description What was ordered, in the order of the cart. */
            items: components["schemas"]["OrderItem"][];
            /** @description Sum of the items' quantities. */
            quantity: number;
            /** @description Sum of the items' subtotals. */
            subtotal: components["schemas"]["Money"];
            /** @description The shop's freight for this order; `0.00` when free. */
            freight: components["schemas"]["Money"];
            /** @description This order's share of the promo code's discount; `0.00` without one. */
            discount: components["schemas"]["Money"];
            /** @description What is paid for the order: subtotal + freight − discount. */
            total: components["schemas"]["Money"];
            /** @description What its cases have paid back so far, at most `total`; `0.00` without any. */
            refunded_amount: components["schemas"]["Money"];
            /**
             * Format: date-time
             * @description Until when the order can be paid: 30 minutes after it was made. When it passes unpaid, the order becomes -1. Null unless the fulfilment is 0.
             */
            pay_deadline: string | null;
            /**
             * Format: date-time
             * @description By when the next step happens by itself or is due, the earliest of these: the pay deadline (fulfilment 0); when receipt is confirmed by itself (2); when the order completes by itself (3, while no case is open); the next_by of each open case. Null when there is none of them.
             */
            next_by: string | null;
            /** @description What the customer may do now; offer exactly these. */
            allowed_actions: components["schemas"]["OrderAction"][];
            /**
             * Format: date-time
             * @description When the order was made.
             */
            created_at: string;
            /** @description The promo code used; null without one. */
            promo_code: string | null;
            /** @description What the customer wrote to the shop when ordering; null when nothing. */
            remark: string | null;
            /** @description Where it is sent. */
            address: components["schemas"]["OrderAddress"];
            /**
             * Format: date-time
             * @description When it was paid (fulfilment 0 → 1); null while unpaid.
             */
            paid_at: string | null;
            /**
             * Format: date-time
             * @description When the shop shipped it (1 → 2); null before.
             */
            shipped_at: string | null;
            /**
             * Format: date-time
             * @description When receipt was confirmed, by the customer or by itself (2 → 3); null before.
             */
            received_at: string | null;
            /**
             * Format: date-time
             * @description When receipt is confirmed by itself: 10 days after shipping, 17 once extended (extendReceipt). Null unless the fulfilment is 2.
             */
            receipt_by: string | null;
            /** @description Whether the customer has extended the time to confirm receipt, which is possible once. */
            receipt_extended: boolean;
            /**
             * Format: date-time
             * @description When it was completed, by the last review or by itself (3 → 4); null before.
             */
            completed_at: string | null;
            /**
             * Format: date-time
             * @description When it was cancelled, by the customer, by the pay deadline (0 → -1), or because all its pieces were cancelled and paid back before it was shipped (1 → -1); null otherwise.
             */
            cancelled_at: string | null;
            /** @description Why it was cancelled: the name of the reason that the customer chose, or what happened by itself, for example that it was not paid in time; null when not cancelled, or cancelled without a reason. */
            cancel_reason: string | null;
            /** @description What the customer wrote beside the reason; null when nothing. */
            cancel_note: string | null;
            /** @description Whether duties and import taxes are in the total. */
            duties: components["schemas"]["Duties"];
            /** @description Who sells, as a receipt has to name them. */
            seller: components["schemas"]["Seller"];
            /** @description The latest logistics information; null until the order is shipped. */
            logistics: components["schemas"]["OrderLogistics"] | null;
            /** @description The order's refund cases, newest first; empty when there never was one. */
            refunds: components["schemas"]["RefundRef"][];
            /**
             * Format: date-time
             * @description The server's clock at the moment of the answer; count deadlines from it, never from the client's own clock.
             */
            server_time: string;
        };
        /**
         * Cancel order answer
         * @description The success answer of cancelOrder: the envelope with code 1.
         */
        CancelOrderSuccess: {
            /**
             * @description Success.
             * @constant
             */
            code: 1;
            /** @description What was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            data: components["schemas"]["Order"];
        };
        /**
         * Cancel reason
         * @description Why a customer can cancel an unpaid order.
         */
        CancelReason: {
            /** @description The reason, for cancelOrder. */
            id: number;
            /** @description The reason in words. */
            name: string;
        };
        /**
         * List cancel reasons answer
         * @description The success answer of listCancelReasons: the envelope with code 1.
         */
        ListCancelReasonsSuccess: {
            /**
             * @description Success.
             * @constant
             */
            code: 1;
            /** @description What was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description The reasons. */
            data: {
                /** @description The reasons, in the order to show them. */
                list: components["schemas"]["CancelReason"][];
            };
        };
        /**
         * Update order address body
         * @description Which order goes where instead.
         */
        UpdateOrderAddressBody: {
            /** @description An order with fulfilment 0 or 1. */
            order_id: number;
            /** @description An address of the customer, in the country that the order was made for. */
            address_id: number;
        };
        /**
         * Update order address answer
         * @description The success answer of updateOrderAddress: the envelope with code 1.
         */
        UpdateOrderAddressSuccess: {
            /**
             * @description Success.
             * @constant
             */
            code: 1;
            /** @description What was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            data: components["schemas"]["Order"];
        };
        /**
         * Confirm order body
         * @description Which order was received.
         */
        ConfirmOrderBody: {
            /** @description An order with status 2. */
            order_id: number;
        };
        /**
         * Confirm order answer
         * @description The success answer of confirmOrder: the envelope with code 1.
         */
        ConfirmOrderSuccess: {
            /**
             * @description Success.
             * @constant
             */
            code: 1;
            /** @description What was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            data: components["schemas"]["Order"];
        };
        /**
         * Extend receipt body
         * @description Which order needs more time.
         */
        ExtendReceiptBody: {
            /** @description An order with fulfilment 2. */
            order_id: number;
        };
        /**
         * Extend receipt answer
         * @description The success answer of extendReceipt: the envelope with code 1.
         */
        ExtendReceiptSuccess: {
            /**
             * @description Success.
             * @constant
             */
            code: 1;
            /** @description What was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            data: components["schemas"]["Order"];
        };
        /**
         * Rebuy order body
         * @description Which order to buy again.
         */
        RebuyOrderBody: {
            /** @description One key per intention to buy again. */
            idempotency_key: components["schemas"]["IdempotencyKey"];
            /** @description Any order of the customer. */
            order_id: number;
        };
        /**
         * Rebuy skip reason
         * @description Why an item was not put into the cart: sold out, product gone, specification gone, shop closed, more than one customer may buy, or the cart is full.
         * @enum {string}
         */
        RebuySkipReason: "sold_out" | "removed" | "spec_gone" | "shop_closed" | "limit" | "cart_full";
        /**
         * Skipped item
         * @description An item that could not be put into the cart.
         */
        RebuySkip: {
            /** @description The item's name in the order. */
            name: string;
            /** @description Why it was left out. */
            reason: components["schemas"]["RebuySkipReason"];
        };
        /**
         * Rebuy order answer
         * @description The success answer of rebuyOrder: the envelope with code 1.
         */
        RebuyOrderSuccess: {
            /**
             * @description Success.
             * @constant
             */
            code: 1;
            /** @description What was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description The cart, and what did not get into it. */
            data: {
                /** @description The whole cart afterwards. */
                cart: components["schemas"]["Cart"];
                /** @description Items that could not be added; empty when all were. */
                skipped: components["schemas"]["RebuySkip"][];
            };
        };
        /**
         * Order status filter
         * @description An order tab: `all` is a filter only, the others are the values of OrderStatus as strings. A tab holds the orders whose fulfilment or whose status has its value, so an order with after-sale is found in two tabs. -2 and -3 are proposed.
         * @enum {string}
         */
        OrderStatusFilter: "all" | "0" | "1" | "2" | "3" | "4" | "-1" | "-2" | "-3" | "-4";
        /**
         * List orders answer
         * @description The success answer of listOrders: the envelope with code 1.
         */
        ListOrdersSuccess: {
            /**
             * @description Success.
             * @constant
             */
            code: 1;
            /** @description What was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description One page of the list. */
            data: {
                /** @description Orders, newest first. */
                list: components["schemas"]["OrderCard"][];
                /** @description How many entries the whole list has, over all pages. */
                total: number;
                /** @description The page this answer holds, from 1. */
                page: number;
                /** @description How many entries a page holds. */
                limit: number;
                /**
                 * Format: date-time
                 * @description The server's clock at the moment of the answer; count deadlines from it, never from the client's own clock.
                 */
                server_time: string;
            };
        };
        /**
         * Get order answer
         * @description The success answer of getOrder: the envelope with code 1.
         */
        GetOrderSuccess: {
            /**
             * @description Success.
             * @constant
             */
            code: 1;
            /** @description What was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            data: components["schemas"]["Order"];
        };
        /**
         * Parcel item
         * @description An order item, or some of its pieces, in a parcel.
         */
        ParcelItem: {
            /** @description The order item. */
            order_item_id: number;
            /** @description How many pieces of it. */
            quantity: number;
        };
        /**
         * Logistics event
         * @description One event a carrier reported.
         */
        LogisticsEvent: {
            /**
             * Format: date-time
             * @description When it happened.
             */
            at: string;
            /** @description Where; null when the carrier did not say. */
            place: string | null;
            /** @description What happened. */
            text: string;
        };
        /**
         * Parcel
         * @description One parcel and its way.
         */
        Parcel: {
            /** @description The carrier. */
            carrier: string;
            /** @description The tracking number. */
            number: string;
            /** @description What is in it. An order may come in several parcels; together they hold all that was shipped. */
            items: components["schemas"]["ParcelItem"][];
            /** @description Events, newest first. */
            events: components["schemas"]["LogisticsEvent"][];
        };
        /**
         * Logistics
         * @description Where the parcels of an order are.
         */
        Logistics: {
            /** @description The order. */
            order_id: number;
            /** @description The parcels of the order, newest first; empty until it is shipped. */
            parcels: components["schemas"]["Parcel"][];
            /**
             * Format: date
             * @description Latest day of arrival the carrier or the shop names, in the calendar of the destination; null when unknown or when it has arrived.
             */
            arrives_by: string | null;
        };
        /**
         * Get logistics answer
         * @description The success answer of getLogistics: the envelope with code 1.
         */
        GetLogisticsSuccess: {
            /**
             * @description Success.
             * @constant
             */
            code: 1;
            /** @description What was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            data: components["schemas"]["Logistics"];
        };
        /**
         * Order count
         * @description One tab and its number.
         */
        OrderCount: {
            /** @description The tab. */
            status: components["schemas"]["OrderStatusFilter"];
            /** @description How many orders it holds. */
            count: number;
        };
        /**
         * Order counts
         * @description How many orders each tab holds.
         */
        OrderCounts: {
            /** @description Every tab of OrderStatusFilter once, `all` first. */
            counts: components["schemas"]["OrderCount"][];
            /** @description How many order items wait for a review: items of orders with fulfilment 3 or 4 that are not reviewed, of which the customer keeps a piece that is in no open case. */
            to_review: number;
        };
        /**
         * Get order counts answer
         * @description The success answer of getOrderCounts: the envelope with code 1.
         */
        GetOrderCountsSuccess: {
            /**
             * @description Success.
             * @constant
             */
            code: 1;
            /** @description What was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            data: components["schemas"]["OrderCounts"];
        };
        /**
         * Unpaid order
         * @description The unpaid order whose deadline comes first.
         */
        UnpaidOrder: {
            /** @description The order. */
            order_id: number;
            /** @description What is to be paid. */
            total: components["schemas"]["Money"];
            /**
             * Format: date-time
             * @description Until when.
             */
            pay_deadline: string;
        };
        /**
         * Badges
         * @description The numbers on tabs and bells, in one light answer.
         */
        Badges: {
            /** @description Pieces in the cart that can be ordered: the count of getCart. */
            bag: number;
            /** @description Unread notifications. */
            unread_notifications: number;
            /** @description Unread messages of all conversations. */
            unread_messages: number;
            /** @description Orders with status 0. */
            unpaid_orders: number;
            /** @description The unpaid order whose deadline comes first; null when there is none. */
            next_unpaid: components["schemas"]["UnpaidOrder"] | null;
            /**
             * Format: date-time
             * @description The server's clock at the moment of the answer; count deadlines from it, never from the client's own clock.
             */
            server_time: string;
        };
        /**
         * Get badges answer
         * @description The success answer of getBadges: the envelope with code 1.
         */
        GetBadgesSuccess: {
            /**
             * @description Success.
             * @constant
             */
            code: 1;
            /** @description What was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            data: components["schemas"]["Badges"];
        };
        /**
         * Product status
         * @description Whether the customer has received the goods.
         * @enum {string}
         */
        ProductStatus: "received" | "not_received";
        /**
         * Quote refund body
         * @description What a refund would be asked for.
         */
        QuoteRefundBody: {
            /** @description The order. */
            order_id: number;
            /** @description Without or with return. */
            type: components["schemas"]["RefundType"];
            /** @description Whether the goods were received. */
            product_status: components["schemas"]["ProductStatus"];
            /** @description What to refund; each order item at most once. */
            items: components["schemas"]["RefundPick"][];
        };
        /**
         * Refund quote item
         * @description What can be had for one order item, or why nothing.
         */
        RefundQuoteItem: {
            /** @description The order item asked about. */
            order_item_id: number;
            /** @description How many pieces were asked about. */
            quantity: number;
            /** @description How many pieces of it can be named in applyRefund now. */
            refundable_quantity: number;
            /** @description price × quantity; `0.00` when blocked. */
            goods: components["schemas"]["Money"];
            /** @description The pieces' share of the discount; `0.00` when blocked. Shares are whole cents, rounded in the shop's favour, and those of all pieces of an item come to exactly the item's. */
            discount: components["schemas"]["Money"];
            /** @description goods − discount. */
            amount: components["schemas"]["Money"];
            /** @description Why applyRefund would refuse it; null when it would not. */
            block: components["schemas"]["RefundBlock"] | null;
            /** @description With `in_open_case` the latest open case that has pieces of it; else null. */
            refund_id: number | null;
        };
        /**
         * Chosen reason
         * @description The reason a case was applied for.
         */
        RefundReasonRef: {
            /** @description The reason. */
            id: number;
            /** @description The reason in words. */
            name: string;
        };
        /**
         * Refund option
         * @description One way in which a refund can be asked for.
         */
        RefundOption: {
            /** @description Without or with return. */
            type: components["schemas"]["RefundType"];
            /** @description Whether the goods were received. */
            product_status: components["schemas"]["ProductStatus"];
            /** @description The reasons that can be given, in the order to show them. */
            reasons: components["schemas"]["RefundReasonRef"][];
        };
        /**
         * Refund quote
         * @description What can be had for some pieces of an order, and why not more. Sums: max_amount = goods − discount + freight, over the items without a block.
         */
        RefundQuote: {
            /** @description The order. */
            order_id: number;
            /** @description The type asked about. */
            type: components["schemas"]["RefundType"];
            /** @description The product status asked about. */
            product_status: components["schemas"]["ProductStatus"];
            /** @description True when no item is blocked, so that applyRefund takes exactly these. */
            allowed: boolean;
            /** @description What was asked about, in the order of the request. */
            items: components["schemas"]["RefundQuoteItem"][];
            /** @description What the pieces cost, before the discount. */
            goods: components["schemas"]["Money"];
            /** @description Their share of the order's discount, which is not paid back. */
            discount: components["schemas"]["Money"];
            /** @description The order's freight when it is part of the case, else `0.00`. It is when nothing was received and with these pieces all pieces of the order are in cases, each over all that its pieces cost. */
            freight: components["schemas"]["Money"];
            /** @description The most that applyRefund takes as its amount. */
            max_amount: components["schemas"]["Money"];
            /** @description True when the order is not shipped yet: a case over max_amount then cancels the pieces, so that they are not shipped. Over less they are. */
            cancels_items: boolean;
            /** @description Which types, product statuses and reasons the order's fulfilment allows now; empty when it allows no refund. */
            options: components["schemas"]["RefundOption"][];
            /**
             * Format: date-time
             * @description The server's clock at the moment of the answer; count deadlines from it, never from the client's own clock.
             */
            server_time: string;
        };
        /**
         * Quote refund answer
         * @description The success answer of quoteRefund: the envelope with code 1.
         */
        QuoteRefundSuccess: {
            /**
             * @description Success.
             * @constant
             */
            code: 1;
            /** @description What was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            data: components["schemas"]["RefundQuote"];
        };
        /**
         * Apply refund body
         * @description A refund request. All fields are required (R5.07).
         */
        ApplyRefundBody: {
            /** @description One key per intention to apply. */
            idempotency_key: components["schemas"]["IdempotencyKey"];
            /** @description The order, with fulfilment 1, 2 or 3. */
            order_id: number;
            /** @description Without or with return. With fulfilment 1 only refund_only. */
            type: components["schemas"]["RefundType"];
            /** @description Whether the goods were received. refund_return needs `received`; with fulfilment 1 only `not_received`. */
            product_status: components["schemas"]["ProductStatus"];
            /** @description What to refund; each order item at most once. */
            items: components["schemas"]["RefundPick"][];
            /** @description How much, from `0.00` (R5.07: not negative) up to max_amount of quoteRefund. */
            amount: components["schemas"]["Money"];
            /** @description A reason of listRefundReasons that fits the type. */
            reason_id: number;
            /** @description What happened, in words; not only blanks. */
            explanation: string;
            /** @description Addresses answered by uploadFile, one to nine. */
            proofs: components["schemas"]["PictureUrl"][];
        };
        /**
         * Refund waits for
         * @description Whose turn it is in an open case, by next_by. The shop: to answer, or to check what came back. The customer: to send the goods back. The platform: to decide an escalated case, or to pay back.
         * @enum {string}
         */
        RefundWaitsFor: "customer" | "shop" | "platform";
        /**
         * Refund item
         * @description An order item, or some of its pieces, in a refund case.
         */
        RefundItem: {
            /** @description The order item. */
            order_item_id: number;
            /** @description The product. */
            product_id: number;
            /** @description The specification. */
            sku_id: number;
            /** @description The product's name in the order. */
            name: string;
            /** @description Its picture. */
            picture: components["schemas"]["PictureUrl"];
            /** @description The product's category, whose colour stands behind the picture. */
            tint: components["schemas"]["CategoryCode"];
            /** @description The specification in words; empty without a choice. */
            spec_text: string;
            /** @description Unit price in the order. */
            price: components["schemas"]["Money"];
            /** @description How many pieces the case is about. */
            quantity: number;
            /** @description price × quantity. */
            subtotal: components["schemas"]["Money"];
        };
        /**
         * Return address
         * @description Where the customer sends the goods back to.
         */
        ReturnAddress: {
            /** @description Who takes the goods back. */
            addressee: string;
            /** @description The shop's telephone number. */
            mobile: string;
            /** @description ISO 3166-1 alpha-2 country code. */
            country: string;
            /** @description The area in words. */
            area_text: string;
            /** @description Street and number. */
            detail: string;
            /** @description Postcode; null where there is none. */
            postcode: string | null;
        };
        /**
         * Return parcel
         * @description The parcel that takes the goods back.
         */
        RefundParcel: {
            /** @description The carrier the customer used. */
            carrier: string;
            /** @description The tracking number. */
            number: string;
            /**
             * Format: date-time
             * @description When the customer told us.
             */
            shipped_at: string;
        };
        /**
         * Refund log entry
         * @description One step of a case.
         */
        RefundLogEntry: {
            /**
             * Format: date-time
             * @description When.
             */
            at: string;
            /**
             * @description Who acted.
             * @enum {string}
             */
            by: "customer" | "shop" | "platform";
            /** @description What happened. */
            text: string;
        };
        /**
         * Refund action
         * @description What the customer may do with a case now; offer exactly these. cancel (cancelRefund): while applied or accepted, but not a case that cancels pieces once the rest of the order is shipped. ship (shipRefund): while accepted, for refund_return, unless the goods are back already. apply_again (a new applyRefund for the same items): when refused or withdrawn, while all its pieces can be named again. escalate (escalateRefund): when the shop refused, until escalate_by, while its pieces are in no other case.
         * @enum {string}
         */
        RefundAction: "cancel" | "ship" | "apply_again" | "escalate";
        /**
         * Refund
         * @description A refund case with everything its page shows. Money always goes back to the customer's balance, as one bill of type refund. Its conversation, between the customer, the shop and the platform, is read and written by listMessages and sendMessage with its id as `refund_id`.
         */
        Refund: {
            /** @description The refund case. */
            id: number;
            /** @description The case number shown to the customer. */
            sn: string;
            /** @description The order. */
            order_id: number;
            /** @description The order's number. */
            order_sn: string;
            /** @description The shop that decides. */
            shop: components["schemas"]["ShopRef"];
            /** @description Without or with return. */
            type: components["schemas"]["RefundType"];
            /** @description Whether the customer had the goods when applying. */
            product_status: components["schemas"]["ProductStatus"];
            /** @description How the case stands. */
            status: components["schemas"]["RefundStatus"];
            /** @description Whose turn it is; null when the case is closed. */
            waits_for: components["schemas"]["RefundWaitsFor"] | null;
            /**
             * Format: date-time
             * @description Until when the case can be escalated to the platform: 7 days after the shop refused. Null unless the shop refused and it was not escalated yet.
             */
            escalate_by: string | null;
            /**
             * Format: date-time
             * @description When the customer escalated it; from then on the platform decides. Null when it was not.
             */
            escalated_at: string | null;
            /** @description True for a case that was applied for before the order was shipped and asks for all that its pieces cost: they are not shipped while it is open or once it is paid back. */
            cancels_items: boolean;
            /** @description What the case is about. */
            items: components["schemas"]["RefundItem"][];
            /** @description The amount applied for; exactly this is paid back to the balance when the case is refunded. */
            amount: components["schemas"]["Money"];
            /** @description Why. */
            reason: components["schemas"]["RefundReasonRef"];
            /** @description The customer's words. */
            explanation: string;
            /** @description Pictures that prove it. */
            proofs: components["schemas"]["PictureUrl"][];
            /** @description Why it was refused last, by the shop or the platform; null when it never was. It stays when the case is escalated. */
            refuse_reason: string | null;
            /** @description Where to send the goods; null until the shop accepts a refund with return. */
            return_address: components["schemas"]["ReturnAddress"] | null;
            /** @description The return parcel; null until shipRefund. */
            parcel: components["schemas"]["RefundParcel"] | null;
            /** @description Every step, newest first. */
            log: components["schemas"]["RefundLogEntry"][];
            /**
             * Format: date-time
             * @description By when the next step is due, by the one that waits_for names: an answer (applied), the goods sent back (accepted, with return), what came back checked (returning, returned), the money paid back (accepted without return). Null when the case is closed.
             */
            next_by: string | null;
            /** @description What the customer may do now; offer exactly these. */
            allowed_actions: components["schemas"]["RefundAction"][];
            /**
             * Format: date-time
             * @description When it was applied for.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description The server's clock at the moment of the answer; count deadlines from it, never from the client's own clock.
             */
            server_time: string;
        };
        /**
         * Apply refund answer
         * @description The success answer of applyRefund: the envelope with code 1.
         */
        ApplyRefundSuccess: {
            /**
             * @description Success.
             * @constant
             */
            code: 1;
            /** @description What was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            data: components["schemas"]["Refund"];
        };
        /**
         * Get refund answer
         * @description The success answer of getRefund: the envelope with code 1.
         */
        GetRefundSuccess: {
            /**
             * @description Success.
             * @constant
             */
            code: 1;
            /** @description What was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            data: components["schemas"]["Refund"];
        };
        /**
         * Refund card
         * @description A refund case as lists show it.
         */
        RefundCard: {
            /** @description The refund case. */
            id: number;
            /** @description The case number shown to the customer. */
            sn: string;
            /** @description The order. */
            order_id: number;
            /** @description The order's number. */
            order_sn: string;
            /** @description The shop that decides. */
            shop: components["schemas"]["ShopRef"];
            /** @description Without or with return. */
            type: components["schemas"]["RefundType"];
            /** @description How the case stands. */
            status: components["schemas"]["RefundStatus"];
            /** @description Whose turn it is; null when the case is closed. */
            waits_for: components["schemas"]["RefundWaitsFor"] | null;
            /**
             * Format: date-time
             * @description Until when the case can be escalated to the platform: 7 days after the shop refused. Null unless the shop refused and it was not escalated yet.
             */
            escalate_by: string | null;
            /**
             * Format: date-time
             * @description When the customer escalated it; from then on the platform decides. Null when it was not.
             */
            escalated_at: string | null;
            /** @description True for a case that was applied for before the order was shipped and asks for all that its pieces cost: they are not shipped while it is open or once it is paid back. */
            cancels_items: boolean;
            /** @description What the case is about. */
            items: components["schemas"]["RefundItem"][];
            /** @description The amount applied for; exactly this is paid back to the balance when the case is refunded. */
            amount: components["schemas"]["Money"];
            /**
             * Format: date-time
             * @description By when the next step is due, by the one that waits_for names: an answer (applied), the goods sent back (accepted, with return), what came back checked (returning, returned), the money paid back (accepted without return). Null when the case is closed.
             */
            next_by: string | null;
            /** @description What the customer may do now; offer exactly these. */
            allowed_actions: components["schemas"]["RefundAction"][];
            /**
             * Format: date-time
             * @description When it was applied for.
             */
            created_at: string;
        };
        /**
         * List refunds answer
         * @description The success answer of listRefunds: the envelope with code 1.
         */
        ListRefundsSuccess: {
            /**
             * @description Success.
             * @constant
             */
            code: 1;
            /** @description What was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description One page of the list. */
            data: {
                /** @description Refund cases, newest first. */
                list: components["schemas"]["RefundCard"][];
                /** @description How many entries the whole list has, over all pages. */
                total: number;
                /** @description The page this answer holds, from 1. */
                page: number;
                /** @description How many entries a page holds. */
                limit: number;
                /**
                 * Format: date-time
                 * @description The server's clock at the moment of the answer; count deadlines from it, never from the client's own clock.
                 */
                server_time: string;
            };
        };
        /**
         * Escalate refund body
         * @description Which case the platform shall decide, and why.
         */
        EscalateRefundBody: {
            /** @description A case that the shop has refused. */
            id: number;
            /** @description What the shop got wrong, in words; not only blanks. */
            explanation: string;
        };
        /**
         * Escalate refund answer
         * @description The success answer of escalateRefund: the envelope with code 1.
         */
        EscalateRefundSuccess: {
            /**
             * @description Success.
             * @constant
             */
            code: 1;
            /** @description What was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            data: components["schemas"]["Refund"];
        };
        /**
         * Cancel refund body
         * @description Which case to take back.
         */
        CancelRefundBody: {
            /** @description A case that is applied or accepted. */
            id: number;
        };
        /**
         * Cancel refund answer
         * @description The success answer of cancelRefund: the envelope with code 1.
         */
        CancelRefundSuccess: {
            /**
             * @description Success.
             * @constant
             */
            code: 1;
            /** @description What was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            data: components["schemas"]["Refund"];
        };
        /**
         * Ship refund body
         * @description The parcel that takes the goods back.
         */
        ShipRefundBody: {
            /** @description A case of type refund_return that is accepted. */
            id: number;
            /** @description The carrier, in words. */
            carrier: string;
            /** @description The tracking number: letters, digits and hyphens. */
            number: string;
        };
        /**
         * Ship refund answer
         * @description The success answer of shipRefund: the envelope with code 1.
         */
        ShipRefundSuccess: {
            /**
             * @description Success.
             * @constant
             */
            code: 1;
            /** @description What was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            data: components["schemas"]["Refund"];
        };
        /**
         * Refund reason
         * @description A reason a customer can choose.
         */
        RefundReason: {
            /** @description The reason. */
            id: number;
            /** @description The reason in words. */
            name: string;
            /** @description The refund types it can be given for. */
            types: components["schemas"]["RefundType"][];
        };
        /**
         * List refund reasons answer
         * @description The success answer of listRefundReasons: the envelope with code 1.
         */
        ListRefundReasonsSuccess: {
            /**
             * @description Success.
             * @constant
             */
            code: 1;
            /** @description What was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description The reasons. */
            data: {
                /** @description The reasons, in the order to show them. */
                list: components["schemas"]["RefundReason"][];
            };
        };
        /**
         * Create review body
         * @description A review, or what is added to one.
         */
        CreateReviewBody: {
            /** @description One key per review that is written. */
            idempotency_key: components["schemas"]["IdempotencyKey"];
            /** @description The order item. */
            order_item_id: number;
            /** @description How good the product is, 1 to 5. */
            product_score: number;
            /** @description How good the shop's service was, 1 to 5. */
            service_score: number;
            /** @description How good dispatch and delivery were, 1 to 5. */
            postage_score: number;
            /** @description The words; not only blanks (R5.08: content cannot be empty). Plain text. */
            content: string;
            /** @description Addresses answered by uploadFile, in the order to show them; may be empty. */
            pictures: components["schemas"]["PictureUrl"][];
            /** @description True: others see the author's name masked and no picture of them. */
            anonymous: boolean;
            /** @description Left out: this is the item's review. Given: the customer's own review of this item, to which `content` and `pictures` are appended; the scores and `anonymous` sent along are ignored, those of the review stand. */
            append_to?: number;
        };
        /**
         * Create review answer
         * @description The success answer of createReview: the envelope with code 1.
         */
        CreateReviewSuccess: {
            /**
             * @description Success.
             * @constant
             */
            code: 1;
            /** @description What was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description The review as others will see it. */
            data: components["schemas"]["Review"];
        };
        /**
         * Reviewable item
         * @description An order item that was received: reviewed, or waiting for it.
         */
        ReviewableItem: {
            /** @description The order. */
            order_id: number;
            /** @description The order item; what createReview names. */
            order_item_id: number;
            /** @description The product. */
            product_id: number;
            /** @description The product's name as it was when the order was made. */
            name: string;
            /** @description The picture of the specification bought, or of the product. */
            picture: components["schemas"]["PictureUrl"];
            /** @description The product's category, whose colour stands behind the picture. */
            tint: components["schemas"]["CategoryCode"];
            /** @description The specification bought, in words; empty for a product without a choice. */
            spec_text: string;
            /**
             * Format: date-time
             * @description When receipt was confirmed, by the customer or by time.
             */
            received_at: string;
        };
        /**
         * My review
         * @description An order item with the customer's own review of it.
         */
        MyReview: {
            /** @description What was bought. */
            order_item: components["schemas"]["ReviewableItem"];
            /** @description The review; null while it is not written. An own review shows the author's name masked, too, if it is anonymous. */
            review: components["schemas"]["Review"] | null;
        };
        /**
         * List my reviews answer
         * @description The success answer of listMyReviews: the envelope with code 1.
         */
        ListMyReviewsSuccess: {
            /**
             * @description Success.
             * @constant
             */
            code: 1;
            /** @description What was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description One page of the list. */
            data: {
                /** @description Items waiting for a review first, the one received last first; then reviewed ones, the review written last first. */
                list: components["schemas"]["MyReview"][];
                /** @description How many entries the whole list has with the same filters, over all pages, not only this one. */
                total: number;
                /** @description The page this answer holds, from 1. */
                page: number;
                /** @description How many entries a page holds. */
                limit: number;
            };
        };
        /**
         * Network
         * @description A network and coin by the name listBlockchains gives it, for example `TRC20-USDT`, `ERC20-USDT` or `BTC`. The list is the back end's and may change; BSC, HECO and every network that is not listed are refused with network_unsupported.
         * @example TRC20-USDT
         */
        Network: string;
        /**
         * On-chain address
         * @description An address on a network. Its form depends on the network: TRC20 begins with T and has 34 characters, ERC20 begins with 0x and has 42, BTC begins with bc1, 1 or 3. A form that does not fit the network is answered with 422 at this field.
         * @example TCafMhbQdCnNxBcG8vHiSVwsAjs2XxwHqW
         */
        ChainAddress: string;
        /**
         * Positive money
         * @description An amount in US dollars that is greater than zero: a decimal string with exactly two places and no leading zeros, from `"0.01"` up. Used wherever a customer states an amount to move (R5.05: greater than 0, a correct amount).
         * @example 300.00
         */
        PositiveMoney: string;
        /**
         * Blockchain
         * @description A network on which top-ups are taken.
         */
        Blockchain: {
            /** @description What createRecharge and createWithdrawal name. */
            network: components["schemas"]["Network"];
            /** @description The network in words. */
            name: string;
            /** @description The coin to send. */
            coin: string;
            /** @description Where to send the coin: the platform's address for this network. */
            address: components["schemas"]["ChainAddress"];
            /** @description Smallest top-up; less is not credited. */
            min_amount: components["schemas"]["PositiveMoney"];
            /** @description Taken from what arrives. */
            fee: components["schemas"]["Money"];
            /** @description Network confirmations before the audit starts. */
            confirmations: number;
            /** @description Usual minutes until then. */
            minutes: number;
            /**
             * Format: date-time
             * @description When the address last changed, so that a client can warn a customer who had saved the old one; null when it never did.
             */
            address_changed_at: string | null;
            /** @description False while the network is closed for top-ups: show it, take no money. */
            enabled: boolean;
        };
        /**
         * Refused network
         * @description A network named as not supported (R5.11).
         */
        RefusedNetwork: {
            /**
             * @description The network by name.
             * @enum {string}
             */
            name: "BSC" | "HECO";
            /** @description Why, and what would happen to coins sent there. */
            reason: string;
        };
        /**
         * List blockchains answer
         * @description The success answer of listBlockchains: the envelope with code 1.
         */
        ListBlockchainsSuccess: {
            /**
             * @description Success.
             * @constant
             */
            code: 1;
            /** @description What was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description The networks. */
            data: {
                /** @description The networks; empty when on-chain top-up is closed. */
                list: components["schemas"]["Blockchain"][];
                /** @description Networks to warn about by name. */
                refused: components["schemas"]["RefusedNetwork"][];
            };
        };
        /**
         * Recharge method name
         * @description manual: a bank transfer with an uploaded evidence. card: paid at an outside provider's page; the product never sees card data. onchain: coins sent on a listed network, with an uploaded evidence.
         * @enum {string}
         */
        RechargeMethodName: "manual" | "card" | "onchain";
        /**
         * Recharge payee
         * @description Where a manual top-up is transferred to.
         */
        RechargePayee: {
            /** @description The platform's bank. */
            bank: string;
            /** @description The account holder. */
            holder: string;
            /** @description The account number or IBAN. */
            account: string;
            /** @description What the customer writes as the transfer's reference, so that the audit finds it. The customer's own; it does not change. */
            reference: string;
        };
        /**
         * Recharge method
         * @description A way to top up, with its limits.
         */
        RechargeMethod: {
            /** @description The method. */
            method: components["schemas"]["RechargeMethodName"];
            /** @description False while the method is closed; then createRecharge answers method_closed. */
            enabled: boolean;
            /** @description Smallest amount of one top-up. */
            min: components["schemas"]["PositiveMoney"];
            /** @description Largest amount of one top-up. */
            max: components["schemas"]["PositiveMoney"];
            /** @description The fee in words. */
            fee_text: string;
            /** @description Usual minutes until it is credited. */
            minutes: number;
            /** @description Amounts to offer as chips. */
            presets: components["schemas"]["PositiveMoney"][];
            /** @description Where to transfer to; only for manual, else null. */
            payee: components["schemas"]["RechargePayee"] | null;
            /**
             * Format: uri
             * @description The card provider's page; only for card, and null while none is configured ("Not Yet Open").
             */
            provider_url: string | null;
        };
        /**
         * List recharge methods answer
         * @description The success answer of listRechargeMethods: the envelope with code 1.
         */
        ListRechargeMethodsSuccess: {
            /**
             * @description Success.
             * @constant
             */
            code: 1;
            /** @description What was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description The methods. */
            data: {
                /** @description The methods, in the order to show them. */
                list: components["schemas"]["RechargeMethod"][];
            };
        };
        /**
         * Manual recharge
         * @description A top-up by bank transfer, reported with its evidence.
         */
        ManualRecharge: {
            /**
             * @description A bank transfer.
             * @constant
             */
            method: "manual";
            /** @description What was transferred, within min and max of the method. */
            amount: components["schemas"]["PositiveMoney"];
            /** @description Picture of the transfer: an address answered by uploadFile. */
            evidence: components["schemas"]["PictureUrl"];
            /** @description The reference used, when it is not the payee's. */
            reference?: string;
            /** @description One key per intention to top up. */
            idempotency_key: components["schemas"]["IdempotencyKey"];
        };
        /**
         * On-chain recharge
         * @description A top-up with coins, reported with its evidence.
         */
        OnchainRecharge: {
            /**
             * @description Coins sent on a network.
             * @constant
             */
            method: "onchain";
            /** @description The network the coins were sent on: the same as at the sending platform. */
            network: components["schemas"]["Network"];
            /** @description The platform's address they were sent to, as listBlockchains showed it. The audit compares it. */
            address: components["schemas"]["ChainAddress"];
            /** @description What was sent, in dollars. */
            amount: components["schemas"]["PositiveMoney"];
            /** @description Picture of the transfer: an address answered by uploadFile. */
            evidence: components["schemas"]["PictureUrl"];
            /** @description The transaction on the network, when the customer knows it. */
            tx_hash?: string;
            /** @description One key per intention to top up. */
            idempotency_key: components["schemas"]["IdempotencyKey"];
        };
        /**
         * Create recharge body
         * @description A top-up to be audited, told apart by `method`. Card top-ups are not reported here: they happen at the provider's page and appear in listRecharges.
         */
        CreateRechargeBody: components["schemas"]["ManualRecharge"] | components["schemas"]["OnchainRecharge"];
        /**
         * Audit status
         * @description How the audit of a withdrawal or of a recharge stands: 0 auditing, 1 passed, 2 refused. R4.03 states the values for withdrawals; for recharges they are proposed to be the same.
         * @enum {integer}
         */
        AuditStatus: 0 | 1 | 2;
        /**
         * Recharge
         * @description A top-up and its audit. Transitions: 0 → 1 credits the balance and writes a bill; 0 → 2 does neither. 1 and 2 are final.
         */
        Recharge: {
            /** @description The top-up. */
            id: number;
            /** @description Its number. */
            sn: string;
            /** @description How. */
            method: components["schemas"]["RechargeMethodName"];
            /** @description The network; only for onchain, else null. */
            network: components["schemas"]["Network"] | null;
            /** @description The address it was sent to; only for onchain, else null. */
            address: components["schemas"]["ChainAddress"] | null;
            /** @description What the customer reported. */
            amount: components["schemas"]["Money"];
            /** @description What is taken from it: 0.00 for manual, the network's fee for onchain. */
            fee: components["schemas"]["Money"];
            /** @description What was credited: amount − fee, once passed; null before and when refused. Equals the amount of its bill. */
            arrival: components["schemas"]["Money"] | null;
            /** @description The uploaded evidence; null for card. */
            evidence: components["schemas"]["PictureUrl"] | null;
            /** @description 0 auditing, 1 passed, 2 refused. A top-up is credited only when passed. */
            status: components["schemas"]["AuditStatus"];
            /** @description Why it was refused; null otherwise. */
            refuse_reason: string | null;
            /**
             * Format: date-time
             * @description When it was reported.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was passed or refused; null while auditing.
             */
            audited_at: string | null;
        };
        /**
         * Create recharge answer
         * @description The success answer of createRecharge: the envelope with code 1.
         */
        CreateRechargeSuccess: {
            /**
             * @description Success.
             * @constant
             */
            code: 1;
            /** @description What was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            data: components["schemas"]["Recharge"];
        };
        /**
         * Audit status filter
         * @description `all`, or a value of AuditStatus as a string: 2 refused, 0 auditing, 1 passed.
         * @enum {string}
         */
        AuditStatusFilter: "all" | "2" | "0" | "1";
        /**
         * List recharges answer
         * @description The success answer of listRecharges: the envelope with code 1.
         */
        ListRechargesSuccess: {
            /**
             * @description Success.
             * @constant
             */
            code: 1;
            /** @description What was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description One page of the list. */
            data: {
                /** @description Top-ups, newest first. */
                list: components["schemas"]["Recharge"][];
                /** @description How many entries the whole list has, over all pages. */
                total: number;
                /** @description The page this answer holds, from 1. */
                page: number;
                /** @description How many entries a page holds. */
                limit: number;
            };
        };
        /**
         * Withdrawal type
         * @description To a bank card, or on-chain.
         * @enum {string}
         */
        WithdrawalType: "bank" | "onchain";
        /**
         * Withdrawal quote
         * @description Fee and arrival of a withdrawal, the only source of both: a client never counts them itself.
         */
        WithdrawalQuote: {
            /**
             * Format: uuid
             * @description What createWithdrawal names.
             */
            quote_id: string;
            /** @description The type quoted. */
            type: components["schemas"]["WithdrawalType"];
            /** @description What leaves the balance, fee included. */
            amount: components["schemas"]["PositiveMoney"];
            /** @description The service charge, inside the amount. */
            fee: components["schemas"]["Money"];
            /** @description What arrives: amount − fee. */
            arrival: components["schemas"]["Money"];
            /** @description How the fee is counted, in words. */
            rule: string;
            /**
             * Format: date-time
             * @description Until when createWithdrawal accepts the quote: 10 minutes.
             */
            valid_until: string;
            /**
             * Format: date-time
             * @description The server's clock at the moment of the answer; count deadlines from it, never from the client's own clock.
             */
            server_time: string;
        };
        /**
         * Quote withdrawal answer
         * @description The success answer of quoteWithdrawal: the envelope with code 1.
         */
        QuoteWithdrawalSuccess: {
            /**
             * @description Success.
             * @constant
             */
            code: 1;
            /** @description What was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            data: components["schemas"]["WithdrawalQuote"];
        };
        /**
         * Withdrawal method
         * @description A type of withdrawal and what it takes.
         */
        WithdrawalMethod: {
            /** @description The type. */
            type: components["schemas"]["WithdrawalType"];
            /** @description False while the type is closed. */
            enabled: boolean;
            /** @description The fee in words, for reading only; the quote counts. */
            fee_text: string;
            /** @description The most that can be withdrawn now: the smaller of max and available; what an "all" button fills in. `0.00` when that is less than min. */
            max_amount: components["schemas"]["Money"];
        };
        /**
         * Payee
         * @description Where a customer has withdrawn to before, saved at their wish. The full number or address is never answered.
         */
        Payee: {
            /** @description The saved payee. */
            id: number;
            /** @description Bank card or address. */
            type: components["schemas"]["WithdrawalType"];
            /** @description Masked words to recognise it by: bank and last four digits, or network and both ends of the address. */
            label: string;
            /** @description The bank; null for onchain. */
            bank_name: string | null;
            /** @description The network; null for bank. */
            network: components["schemas"]["Network"] | null;
            /**
             * Format: date-time
             * @description When a withdrawal last went there.
             */
            last_used_at: string;
        };
        /**
         * Withdrawal info
         * @description What the withdrawal form needs.
         */
        WithdrawalInfo: {
            /** @description What can be spent or withdrawn now. */
            available: components["schemas"]["Money"];
            /** @description What is held for withdrawals under audit: the sum of their amounts. */
            pending: components["schemas"]["Money"];
            /** @description available + pending: the balance of getUserInfo and of the last bill. */
            total: components["schemas"]["Money"];
            /** @description Smallest amount of one withdrawal. */
            min: components["schemas"]["PositiveMoney"];
            /** @description Largest amount of one withdrawal. */
            max: components["schemas"]["PositiveMoney"];
            /** @description The types, in the order to show them. */
            types: components["schemas"]["WithdrawalMethod"][];
            /** @description Networks open for withdrawals; empty when none is. */
            networks: components["schemas"]["Network"][];
            /** @description Saved payees, the last used first. */
            payees: components["schemas"]["Payee"][];
        };
        /**
         * Get withdrawal info answer
         * @description The success answer of getWithdrawalInfo: the envelope with code 1.
         */
        GetWithdrawalInfoSuccess: {
            /**
             * @description Success.
             * @constant
             */
            code: 1;
            /** @description What was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            data: components["schemas"]["WithdrawalInfo"];
        };
        /**
         * Bank withdrawal
         * @description A withdrawal to a bank card.
         */
        BankWithdrawal: {
            /**
             * @description To a bank card.
             * @constant
             */
            type: "bank";
            /** @description What leaves the balance, fee included. */
            amount: components["schemas"]["PositiveMoney"];
            /** @description Card or account number, without blanks. Answered masked ever after. */
            bank_card_number: string;
            /** @description The bank. */
            bank_name: string;
            /** @description The name on the card. */
            card_holder: string;
            /**
             * Format: uuid
             * @description The quote the customer has seen and accepted; its type and amount must be those of this body.
             */
            quote_id: string;
            /**
             * Format: password
             * @description The customer's payment code, 6 to 12 digits. Only ever in this body: never in a URL, a log, a cache or an answer.
             */
            pay_code: string;
            /** @description One key per intention to withdraw. */
            idempotency_key: components["schemas"]["IdempotencyKey"];
            /** @description True to keep this payee for next time; left out, it is not kept. */
            save_payee?: boolean;
        };
        /**
         * On-chain withdrawal
         * @description A withdrawal to an address. Coins sent on another network are lost; the client warns before.
         */
        OnchainWithdrawal: {
            /**
             * @description To an address on a network.
             * @constant
             */
            type: "onchain";
            /** @description What leaves the balance, fee included. */
            amount: components["schemas"]["PositiveMoney"];
            /** @description The network: the same as at the receiving platform. */
            network: components["schemas"]["Network"];
            /** @description The address that receives. */
            address: components["schemas"]["ChainAddress"];
            /**
             * Format: uuid
             * @description The quote the customer has seen and accepted; its type and amount must be those of this body.
             */
            quote_id: string;
            /**
             * Format: password
             * @description The customer's payment code, 6 to 12 digits. Only ever in this body: never in a URL, a log, a cache or an answer.
             */
            pay_code: string;
            /** @description One key per intention to withdraw. */
            idempotency_key: components["schemas"]["IdempotencyKey"];
            /** @description True to keep this payee for next time; left out, it is not kept. */
            save_payee?: boolean;
        };
        /**
         * Payee withdrawal
         * @description A withdrawal to a payee saved before.
         */
        PayeeWithdrawal: {
            /**
             * @description To a saved payee.
             * @constant
             */
            type: "payee";
            /** @description A payee of getWithdrawalInfo; its type is the type of the quote. */
            payee_id: number;
            /** @description What leaves the balance, fee included. */
            amount: components["schemas"]["PositiveMoney"];
            /**
             * Format: uuid
             * @description The quote the customer has seen and accepted; its type and amount must be those of this body.
             */
            quote_id: string;
            /**
             * Format: password
             * @description The customer's payment code, 6 to 12 digits. Only ever in this body: never in a URL, a log, a cache or an answer.
             */
            pay_code: string;
            /** @description One key per intention to withdraw. */
            idempotency_key: components["schemas"]["IdempotencyKey"];
        };
        /**
         * Create withdrawal body
         * @description A withdrawal, told apart by `type`.
         */
        CreateWithdrawalBody: components["schemas"]["BankWithdrawal"] | components["schemas"]["OnchainWithdrawal"] | components["schemas"]["PayeeWithdrawal"];
        /**
         * Withdrawal
         * @description A withdrawal and its audit. Applying moves the amount from available to pending; the total stays. 0 → 1 takes it from pending and writes one bill of −amount; 0 → 2 moves it back to available and writes none. 1 and 2 are final.
         */
        Withdrawal: {
            /** @description The withdrawal. */
            id: number;
            /** @description Its number. */
            sn: string;
            /** @description To a bank card or on-chain. */
            type: components["schemas"]["WithdrawalType"];
            /** @description What leaves the balance, fee included. */
            amount: components["schemas"]["PositiveMoney"];
            /** @description The service charge, as quoted. */
            fee: components["schemas"]["Money"];
            /** @description What arrives when it is passed: amount − fee. Nothing arrives when refused. */
            arrival: components["schemas"]["Money"];
            /** @description The card, masked to its last four digits; null for onchain. */
            bank_card_number: string | null;
            /** @description The bank; null for onchain. */
            bank_name: string | null;
            /** @description The network; null for bank. */
            network: components["schemas"]["Network"] | null;
            /** @description The address, masked to both its ends; null for bank. */
            address: string | null;
            /** @description 0 auditing (held in pending), 1 passed (taken from the balance), 2 refused (released to available). */
            status: components["schemas"]["AuditStatus"];
            /** @description Why it was refused; null otherwise. */
            refuse_reason: string | null;
            /**
             * Format: date-time
             * @description When it was applied for.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was passed or refused; null while auditing.
             */
            audited_at: string | null;
        };
        /**
         * Create withdrawal answer
         * @description The success answer of createWithdrawal: the envelope with code 1.
         */
        CreateWithdrawalSuccess: {
            /**
             * @description Success.
             * @constant
             */
            code: 1;
            /** @description What was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            data: components["schemas"]["Withdrawal"];
        };
        /**
         * List withdrawals answer
         * @description The success answer of listWithdrawals: the envelope with code 1.
         */
        ListWithdrawalsSuccess: {
            /**
             * @description Success.
             * @constant
             */
            code: 1;
            /** @description What was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description One page of the list. */
            data: {
                /** @description Withdrawals, newest first. */
                list: components["schemas"]["Withdrawal"][];
                /** @description How many entries the whole list has, over all pages. */
                total: number;
                /** @description The page this answer holds, from 1. */
                page: number;
                /** @description How many entries a page holds. */
                limit: number;
            };
        };
        /**
         * Delete payee body
         * @description Which payee to forget.
         */
        DeletePayeeBody: {
            /** @description The saved payee. */
            id: number;
        };
        /**
         * Delete payee answer
         * @description The success answer of deletePayee: the envelope with code 1.
         */
        DeletePayeeSuccess: {
            /**
             * @description Success.
             * @constant
             */
            code: 1;
            /** @description What was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description Nothing more to tell. */
            data: components["schemas"]["Nothing"];
        };
        /**
         * Bill direction
         * @description in: the amount is positive. out: it is negative.
         * @enum {string}
         */
        BillDirection: "in" | "out";
        /**
         * Bill type
         * @description order: a payment (out). refund: money back (in). recharge: a passed top-up (in). withdrawal: a passed withdrawal, fee included (out). fee: a charge of its own (out). adjustment: a correction by the platform (in or out), explained in the title.
         * @enum {string}
         */
        BillType: "order" | "refund" | "recharge" | "withdrawal" | "fee" | "adjustment";
        /**
         * Signed money
         * @description An amount in US dollars that may be negative: money out carries a minus sign, money in carries none. A decimal string with exactly two places.
         * @example -134.40
         */
        SignedMoney: string;
        /**
         * Bill source
         * @description What a bill came from, so that every movement can be followed.
         */
        BillSource: {
            /**
             * @description What the bill came from.
             * @enum {string}
             */
            kind: "order" | "refund" | "recharge" | "withdrawal" | "none";
            /** @description Its id, for getOrder, getRefund, listRecharges or listWithdrawals; null exactly when kind is none. */
            id: number | null;
        };
        /**
         * Bill
         * @description One movement of the balance. Bills are only ever added, never changed; the last one's balance_after is the balance. A withdrawal under audit has no bill yet.
         */
        Bill: {
            /** @description The bill; later bills have larger ids. */
            id: number;
            /** @description What moved. */
            type: components["schemas"]["BillType"];
            /** @description The movement in words. */
            title: string;
            /** @description What moved: in without a sign, out with a minus. Never zero. */
            amount: components["schemas"]["SignedMoney"];
            /** @description The total balance (available + pending) after it: the balance_after of the bill before, plus amount. */
            balance_after: components["schemas"]["Money"];
            /**
             * Format: date-time
             * @description When it moved.
             */
            created_at: string;
            /** @description What it came from. */
            source: components["schemas"]["BillSource"];
        };
        /**
         * Month of bills
         * @description The sums of a whole month under the filter of the call, not only of the bills on this page.
         */
        BillMonth: {
            /** @description The month, YYYY-MM, in UTC. */
            month: string;
            /** @description Sum of what came in. */
            in: components["schemas"]["Money"];
            /** @description Sum of what went out, without sign. */
            out: components["schemas"]["Money"];
        };
        /**
         * List bills answer
         * @description The success answer of listBills: the envelope with code 1.
         */
        ListBillsSuccess: {
            /**
             * @description Success.
             * @constant
             */
            code: 1;
            /** @description What was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description One page of the list. */
            data: {
                /** @description Bills, newest first. */
                list: components["schemas"]["Bill"][];
                /** @description How many entries the whole list has, over all pages. */
                total: number;
                /** @description The page this answer holds, from 1. */
                page: number;
                /** @description How many entries a page holds. */
                limit: number;
                /** @description One entry for each month that has a bill on this page, newest first. */
                months: components["schemas"]["BillMonth"][];
            };
        };
        /**
         * Notification type
         * @description What a notification is about: an order or its after-sale case, money, a shop the customer follows, or the account and the platform itself.
         * @enum {string}
         */
        NotificationType: "order" | "wallet" | "shop" | "system";
        /**
         * Notification
         * @description Something the platform tells the customer.
         */
        Notification: {
            /** @description Grows with time. */
            id: number;
            /** @description What it is about. */
            type: components["schemas"]["NotificationType"];
            /** @description One line, in the language of the call where it can be. */
            title: string;
            /** @description The message, plain text. */
            text: string;
            /** @description Where it leads: a path of the storefront, never another host; null when it leads nowhere. */
            link: string | null;
            /** @description Whether the customer has read it. */
            read: boolean;
            /**
             * Format: date-time
             * @description When it was written.
             */
            created_at: string;
        };
        /**
         * Notifications answer
         * @description The answer of listNotifications.
         */
        ListNotificationsSuccess: {
            /**
             * @description Always 1, success.
             * @constant
             */
            code: 1;
            /** @description A word on what was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description One page of notifications. */
            data: {
                /** @description The notifications, newest first. */
                list: components["schemas"]["Notification"][];
                /** @description How many entries there are on all pages together. */
                total: number;
                /** @description The page answered, counted from 1. */
                page: number;
                /** @description How many entries a page holds. */
                limit: number;
                /** @description How many are unread, of all types and on all pages. */
                unread: number;
            };
        };
        /**
         * Some notifications
         * @description The notifications to mark as read.
         */
        ReadSomeNotifications: {
            /** @description Their ids. If one of them is not the customer's, none is marked. */
            ids: number[];
        };
        /**
         * All notifications
         * @description All notifications of the customer, of every type and page.
         */
        ReadAllNotifications: {
            /**
             * @description Always true.
             * @constant
             */
            all: true;
        };
        /**
         * Mark as read
         * @description Either some notifications by their ids, or all of them.
         */
        ReadNotificationsBody: components["schemas"]["ReadSomeNotifications"] | components["schemas"]["ReadAllNotifications"];
        /**
         * Marked as read
         * @description The answer of readNotifications.
         */
        ReadNotificationsSuccess: {
            /**
             * @description Always 1, success.
             * @constant
             */
            code: 1;
            /** @description A word on what was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description What is left. */
            data: {
                /** @description How many are still unread. */
                unread: number;
            };
        };
        /**
         * Message kind
         * @description What a message holds; the field of the same name carries it and the three others are null.
         * @enum {string}
         */
        MessageKind: "text" | "picture" | "order" | "product";
        /**
         * Order reference
         * @description An order, as a card in a conversation shows it.
         */
        OrderRef: {
            /** @description The order. */
            id: number;
            /** @description The order number. */
            sn: string;
            /** @description Where the order stands now, not when the message was sent. */
            status: components["schemas"]["OrderStatus"];
            /** @description The picture of its first item. */
            picture: components["schemas"]["PictureUrl"];
            /** @description How many pieces it has in all. */
            quantity: number;
            /** @description What it cost, freight included. */
            total: components["schemas"]["Money"];
        };
        /**
         * Product reference
         * @description A product, as a card in a conversation shows it.
         */
        ProductRef: {
            /** @description The product. */
            id: number;
            /** @description Its name in the language of the call. */
            name: string;
            /** @description Its first picture. */
            picture: components["schemas"]["PictureUrl"];
            /** @description Its category, whose colour stands behind the picture. */
            tint: components["schemas"]["CategoryCode"];
            /** @description Its lowest price now. */
            price: components["schemas"]["Money"];
        };
        /**
         * Message
         * @description One message of a conversation.
         */
        Message: {
            /** @description Grows with time within a conversation; `after_id` and `before_id` refer to it. */
            id: number;
            /** @description The conversation it belongs to. */
            conversation_id: number;
            /**
             * @description Who wrote it: the customer, or the other side (the platform's service or the shop).
             * @enum {string}
             */
            from: "customer" | "service";
            /** @description What it holds. */
            kind: components["schemas"]["MessageKind"];
            /** @description The text of a `text` message, plain; else null. Clients turn nothing in it into HTML. */
            text: string | null;
            /** @description The picture of a `picture` message; else null. */
            picture: components["schemas"]["PictureUrl"] | null;
            /** @description The order of an `order` message; else null. */
            order: components["schemas"]["OrderRef"] | null;
            /** @description The product of a `product` message; else null. */
            product: components["schemas"]["ProductRef"] | null;
            /**
             * Format: date-time
             * @description When the server took it.
             */
            created_at: string;
            /**
             * Format: uuid
             * @description The `client_id` it was sent with, so that a client knows its own message again; null for the other side's.
             */
            client_id: string | null;
        };
        /**
         * Conversation
         * @description What the customer and the platform's service, or the customer and one shop, have written to one another. There is at most one with each, and one more for each refund case, in which the shop and, once it was escalated, the platform answer.
         */
        Conversation: {
            /** @description The conversation's id. */
            id: number;
            /**
             * @description Who the other side is.
             * @enum {string}
             */
            with: "platform" | "shop";
            /** @description The shop; null for the platform. */
            shop: components["schemas"]["ShopRef"] | null;
            /** @description The refund case that the conversation is about; null for all other conversations. */
            refund_id: number | null;
            /** @description What to call it, in the language of the call: the shop's name, the service's name, or the number of the case. */
            title: string;
            /** @description The newest message; null while nothing has been written. */
            last_message: components["schemas"]["Message"] | null;
            /** @description How many messages of the other side the customer had not been shown when this was asked. */
            unread: number;
            /** @description Whether somebody answers now. While it is false messages are still taken, and answered in the next hours of service. */
            online: boolean;
            /** @description When somebody answers, in words and with the time zone. */
            hours: string;
        };
        /**
         * Conversations answer
         * @description The answer of listConversations.
         */
        ListConversationsSuccess: {
            /**
             * @description Always 1, success.
             * @constant
             */
            code: 1;
            /** @description A word on what was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description All conversations. */
            data: {
                /** @description The platform first, even before anything was written; then the shops with at least one message, by the newest message. */
                list: components["schemas"]["Conversation"][];
            };
        };
        /**
         * Messages answer
         * @description The answer of listMessages.
         */
        ListMessagesSuccess: {
            /**
             * @description Always 1, success.
             * @constant
             */
            code: 1;
            /** @description A word on what was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description A stretch of the conversation. */
            data: {
                /** @description The conversation, as it was when this was asked: `unread` says how many of the messages are new to the customer. */
                conversation: components["schemas"]["Conversation"];
                /** @description The messages, oldest first. */
                list: components["schemas"]["Message"][];
                /** @description Whether there are more in the direction asked for: newer ones with `after_id`, else older ones. */
                has_more: boolean;
            };
        };
        /**
         * Text message
         * @description A text.
         */
        TextMessage: {
            /** @description The shop to write to; 0 is the platform's service. */
            shop_id: number;
            /** @description Given: the message goes into the conversation of this refund case of the customer, whose shop shop_id must be. Left out: into the conversation with the shop or the platform. */
            refund_id?: number;
            /**
             * Format: uuid
             * @description A new UUID for each message the customer writes, and the same one for each try to send it.
             */
            client_id: string;
            /**
             * @description What the message holds.
             * @constant
             */
            kind: "text";
            /** @description Plain text, not blank. Clients warn before they send what looks like a payment code. */
            text: string;
        };
        /**
         * Picture message
         * @description A picture.
         */
        PictureMessage: {
            /** @description The shop to write to; 0 is the platform's service. */
            shop_id: number;
            /** @description Given: the message goes into the conversation of this refund case of the customer, whose shop shop_id must be. Left out: into the conversation with the shop or the platform. */
            refund_id?: number;
            /**
             * Format: uuid
             * @description A new UUID for each message the customer writes, and the same one for each try to send it.
             */
            client_id: string;
            /**
             * @description What the message holds.
             * @constant
             */
            kind: "picture";
            /** @description The `url` that uploadFile answered. Any other address is refused with 422. */
            picture: components["schemas"]["PictureUrl"];
        };
        /**
         * Order message
         * @description A card of an order.
         */
        OrderMessage: {
            /** @description The shop to write to; 0 is the platform's service. */
            shop_id: number;
            /** @description Given: the message goes into the conversation of this refund case of the customer, whose shop shop_id must be. Left out: into the conversation with the shop or the platform. */
            refund_id?: number;
            /**
             * Format: uuid
             * @description A new UUID for each message the customer writes, and the same one for each try to send it.
             */
            client_id: string;
            /**
             * @description What the message holds.
             * @constant
             */
            kind: "order";
            /** @description An order of the customer. In a conversation with a shop, an order of that shop. */
            order_id: number;
        };
        /**
         * Product message
         * @description A card of a product.
         */
        ProductMessage: {
            /** @description The shop to write to; 0 is the platform's service. */
            shop_id: number;
            /** @description Given: the message goes into the conversation of this refund case of the customer, whose shop shop_id must be. Left out: into the conversation with the shop or the platform. */
            refund_id?: number;
            /**
             * Format: uuid
             * @description A new UUID for each message the customer writes, and the same one for each try to send it.
             */
            client_id: string;
            /**
             * @description What the message holds.
             * @constant
             */
            kind: "product";
            /** @description The product asked about. */
            product_id: number;
        };
        /**
         * Send a message
         * @description One message: a text, a picture, a card of an order or a card of a product.
         */
        SendMessageBody: components["schemas"]["TextMessage"] | components["schemas"]["PictureMessage"] | components["schemas"]["OrderMessage"] | components["schemas"]["ProductMessage"];
        /**
         * Message sent
         * @description The answer of sendMessage.
         */
        SendMessageSuccess: {
            /**
             * @description Always 1, success.
             * @constant
             */
            code: 1;
            /** @description A word on what was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description The message as it is kept. */
            data: components["schemas"]["Message"];
        };
        /**
         * HTML text
         * @description Text with a little HTML: the elements p, h3, ul, ol, li, strong, em and a, and no attribute but `href` on a, which is an https or mailto address or a path of the storefront such as `/topUp`. Clients sanitise it all the same.
         */
        HtmlText: string;
        /**
         * Help item
         * @description A question and its answer.
         */
        HelpItem: {
            /** @description Names the item in voteHelp; it stays the same in every language. */
            id: number;
            /** @description The question, plain text. */
            question: string;
            /** @description The answer. */
            answer: components["schemas"]["HtmlText"];
            /** @description How many found it useful. */
            useful: number;
            /** @description How many did not. */
            useless: number;
        };
        /**
         * Help group
         * @description Questions about one subject.
         */
        HelpGroup: {
            /** @description The group's id. */
            id: number;
            /** @description The subject. */
            title: string;
            /** @description The questions, in the order to show them. */
            items: components["schemas"]["HelpItem"][];
        };
        /**
         * Help contact
         * @description How to reach a person.
         */
        HelpContact: {
            /** @description Where to write to. */
            email: components["schemas"]["EmailAddress"];
            /** @description Where to call, as it is to be dialled from abroad; null where nobody takes calls. */
            phone: string | null;
            /** @description When somebody answers, in words and with the time zone. */
            hours: string;
            /** @description Whether somebody answers now. */
            online: boolean;
        };
        /**
         * Help answer
         * @description The answer of getHelp.
         */
        GetHelpSuccess: {
            /**
             * @description Always 1, success.
             * @constant
             */
            code: 1;
            /** @description A word on what was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description All of the help. */
            data: {
                /** @description The subjects, in the order to show them. */
                groups: components["schemas"]["HelpGroup"][];
                /** @description How to reach a person. */
                contact: components["schemas"]["HelpContact"];
            };
        };
        /**
         * Vote on a help item
         * @description Whether an answer helped.
         */
        VoteHelpBody: {
            /** @description The help item. */
            item_id: number;
            /** @description True: it helped. False: it did not. */
            useful: boolean;
        };
        /**
         * Vote counted
         * @description The answer of voteHelp.
         */
        VoteHelpSuccess: {
            /**
             * @description Always 1, success.
             * @constant
             */
            code: 1;
            /** @description A word on what was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description The counts as they are now. */
            data: {
                /** @description The help item. */
                item_id: number;
                /** @description How many found it useful, this vote included. */
                useful: number;
                /** @description How many did not, this vote included. */
                useless: number;
            };
        };
        /**
         * Legal document
         * @description A legal text in force.
         */
        LawDocument: {
            /** @description The document's id. */
            id: number;
            /**
             * @description Which one: the terms of use, the privacy notice, the refund rules, or the rules for topping up and withdrawing.
             * @enum {string}
             */
            code: "terms" | "privacy" | "refund" | "deposit";
            /** @description Its title. */
            title: string;
            /**
             * Format: date
             * @description The day this version came into force. A newer date means that the text has changed.
             */
            version_date: string;
            /** @description The text. Its h3 elements are the anchors of the page. */
            html: components["schemas"]["HtmlText"];
        };
        /**
         * Legal documents answer
         * @description The answer of getLaw.
         */
        GetLawSuccess: {
            /**
             * @description Always 1, success.
             * @constant
             */
            code: 1;
            /** @description A word on what was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description The documents. */
            data: {
                /** @description The documents in force, in the order to show them. */
                list: components["schemas"]["LawDocument"][];
            };
        };
        /**
         * Order filter option
         * @description One entry of the order filter.
         */
        OrderFilterOption: {
            /** @description What to show, in the language of the call. */
            name: string;
            /** @description What listOrders takes as `status`. */
            value: components["schemas"]["OrderStatusFilter"];
        };
        /**
         * Withdrawal filter option
         * @description One entry of the withdrawal filter.
         */
        WithdrawalFilterOption: {
            /** @description What to show, in the language of the call. */
            name: string;
            /** @description What listWithdrawals takes as `status`. */
            value: components["schemas"]["AuditStatusFilter"];
        };
        /**
         * Configuration
         * @description What the storefront needs to know of its platform.
         */
        Config: {
            /**
             * Format: uri
             * @description The seller platform; null while there is none, which the storefront shows as "Not Yet Open".
             */
            seller_platform_url: string | null;
            /**
             * Format: uri
             * @description Where a merchant registers; null while that is not possible.
             */
            merchant_registration_url: string | null;
            /**
             * Format: uri
             * @description The card provider's page for top-ups by card; null while that is not possible.
             */
            card_provider_url: string | null;
            /** @description When customer service answers, in words and with the time zone. */
            service_hours: string;
            /** @description Whether customer service answers now. */
            service_online: boolean;
            /** @description The oldest version of the storefront that still works with this back end; an older one asks to be reloaded. */
            min_client_version: string;
            /**
             * @description The currency of every amount: the US dollar.
             * @constant
             */
            currency: "USD";
            /** @description The order filter, in the order to show it. */
            order_filter: components["schemas"]["OrderFilterOption"][];
            /** @description The withdrawal filter, in the order to show it. */
            withdrawal_filter: components["schemas"]["WithdrawalFilterOption"][];
        };
        /**
         * Configuration answer
         * @description The answer of getConfig.
         */
        GetConfigSuccess: {
            /**
             * @description Always 1, success.
             * @constant
             */
            code: 1;
            /** @description A word on what was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description The configuration. */
            data: components["schemas"]["Config"];
        };
        /**
         * Upload a picture
         * @description The parts of the form.
         */
        UploadFileBody: {
            /** @description The picture itself: JPEG, PNG or WebP, at most 5 MB (5 242 880 bytes) and 12 000 pixels on a side. A larger one answers `file_too_large`; a request above 10 MB is refused as a whole with HTTP 413. */
            file: Blob;
        };
        /**
         * Upload
         * @description A picture that was stored.
         */
        Upload: {
            /** @description Where it is served: `/uploads/` and a name of chance that cannot be guessed. This is what other calls take as evidence, proof, avatar or picture. */
            url: components["schemas"]["PictureUrl"];
            /** @description Its width in pixels, as stored. */
            width: number;
            /** @description Its height in pixels, as stored. */
            height: number;
            /** @description Its size in bytes, as stored. */
            bytes: number;
            /**
             * @description What it is, read from its bytes rather than from its name.
             * @enum {string}
             */
            media_type: "image/jpeg" | "image/png" | "image/webp";
        };
        /**
         * Uploaded
         * @description The answer of uploadFile.
         */
        UploadFileSuccess: {
            /**
             * @description Always 1, success.
             * @constant
             */
            code: 1;
            /** @description A word on what was done, in the language of the call. */
            msg: string;
            /** @description When the answer was made, in Unix seconds. */
            time: string;
            /** @description The stored picture. */
            data: components["schemas"]["Upload"];
        };
    };
    responses: {
        /** @description The request breaks this contract; `data.errors` names each refused field and says what is allowed there. */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["HttpFailure"];
            };
        };
        /** @description The server failed. The body may be missing. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["HttpFailure"];
            };
        };
        /** @description No token, or one that is unknown, expired or revoked. The client shows `msg`, clears its session and opens the login. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["HttpFailure"];
            };
        };
    };
    parameters: {
        /**
         * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
         * @example en
         */
        AcceptLanguage: string;
        /**
         * @description Which page of the list, counted from 1. Left out, it is 1. A page after the last one is empty.
         * @example 1
         */
        Page: number;
        /**
         * @description How many entries a page holds, 1 to 50. Left out, it is 20.
         * @example 20
         */
        Limit: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    loginUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginUserBody"];
            };
        };
        responses: {
            /** @description Logged in, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginUserSuccess"] | components["schemas"]["Failure"];
                };
            };
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    getUserInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetUserInfoSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    logoutUser: {
        parameters: {
            query: {
                /**
                 * @description A constant of this call.
                 * @example zh-cn
                 */
                lang: "zh-cn";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Logged out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogoutUserSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    registerUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterUserBody"];
            };
        };
        responses: {
            /** @description Registered and logged in, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisterUserSuccess"] | components["schemas"]["Failure"];
                };
            };
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordBody"];
            };
        };
        responses: {
            /** @description The password is new and every session has ended, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResetPasswordSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    sendCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendCodeBody"];
            };
        };
        responses: {
            /** @description The code is on its way, if there is somebody to send it to; or it is too soon for another. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendCodeSuccess"] | components["schemas"]["Failure"];
                };
            };
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The devices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListSessionsSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    revokeSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RevokeSessionBody"];
            };
        };
        responses: {
            /** @description The device is signed out, or there is no such session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevokeSessionSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateProfileBody"];
            };
        };
        responses: {
            /** @description The customer after the change, or why nothing was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateProfileSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    setPayCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetPayCodeBody"];
            };
        };
        responses: {
            /** @description The payment code is set, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SetPayCodeSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    verifyPayCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyPayCodeBody"];
            };
        };
        responses: {
            /** @description The code is right, or why it does not count. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifyPayCodeSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listAddresses: {
        parameters: {
            query?: {
                /**
                 * @description Which page of the list, counted from 1. Left out, it is 1. A page after the last one is empty.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many entries a page holds, 1 to 50. Left out, it is 20.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the address book. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListAddressesSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    saveAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveAddressBody"];
            };
        };
        responses: {
            /** @description The address as it is kept, or why it was not saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaveAddressSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    getAddress: {
        parameters: {
            query: {
                /**
                 * @description The address.
                 * @example 11
                 */
                id: number;
            };
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address, or there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetAddressSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    setDefaultAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetDefaultAddressBody"];
            };
        };
        responses: {
            /** @description The address, now the default; or there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SetDefaultAddressSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteAddress: {
        parameters: {
            query: {
                /**
                 * @description The address.
                 * @example 12
                 */
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted, or there is no such address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteAddressSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listAreas: {
        parameters: {
            query?: {
                /**
                 * @description The country whose parts are wanted, as two capital letters.
                 * @example JP
                 */
                country?: components["schemas"]["CountryCode"];
                /**
                 * @description The area whose parts are wanted.
                 * @example 3926
                 */
                parent?: number;
            };
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One level of areas, or there is no such area. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListAreasSuccess"] | components["schemas"]["Failure"];
                };
            };
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listLanguages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The languages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListLanguagesSuccess"] | components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    setLanguage: {
        parameters: {
            query: {
                /**
                 * @description The `file_name` of a language of listLanguages.
                 * @example ri
                 */
                file_name: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The language chosen, or it is not on offer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SetLanguageSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    getHome: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The blocks of the home page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetHomeSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listCategories: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ten categories. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListCategoriesSuccess"] | components["schemas"]["Failure"];
                };
            };
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /**
                 * @description Words that must all be found, each in the product's name, its category or its shop's name, from the beginning of a word on (anywhere in languages written without spaces). Case, width and accents do not matter. Left out, every product is found.
                 * @example trail
                 */
                keyword?: string;
                /**
                 * @description Only products of this category. An unknown id finds nothing.
                 * @example 3
                 */
                category_id?: number;
                /**
                 * @description Only products of this shop. An unknown id finds nothing.
                 * @example 2
                 */
                shop_id?: number;
                /**
                 * @description The order of the list, as the operation describes. Left out, it is `hot`.
                 * @example price_asc
                 */
                sort?: "hot" | "newest" | "price_asc" | "price_desc" | "rate";
                /**
                 * @description Conditions on products, written `filter[price_min]=50.00&filter[in_stock]=true` (R7.04: nested objects as `key[sub]`). No key is required; conditions are joined by "and".
                 * @example {
                 *       "price_min": "50.00",
                 *       "price_max": "200.00",
                 *       "in_stock": true
                 *     }
                 */
                filter?: components["schemas"]["ProductFilter"];
                /**
                 * @description Which page of the list, counted from 1. Left out, it is 1. A page after the last one is empty.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many entries a page holds, 1 to 50. Left out, it is 20.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of products, with facets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListProductsSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listHotProducts: {
        parameters: {
            query?: {
                /**
                 * @description The ranking within this category; left out, of all. An unknown id finds nothing.
                 * @example 3
                 */
                category_id?: number;
                /**
                 * @description Which sales count: of the last 24 hours, 7 days or 30 days. Left out, it is `week`.
                 * @example week
                 */
                period?: "day" | "week" | "month";
                /**
                 * @description Which page of the list, counted from 1. Left out, it is 1. A page after the last one is empty.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many entries a page holds, 1 to 50. Left out, it is 20.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the ranking, number 1 first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListHotProductsSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listSimilarProducts: {
        parameters: {
            query?: {
                /**
                 * @description The product to find the like of; it is never in the answer itself. Left out: recommendations for the customer. A removed product still has similar ones; an unknown id finds nothing.
                 * @example 103
                 */
                product_id?: number;
                /**
                 * @description How many entries a page holds, 1 to 50. Left out, it is 20.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Products, the most similar first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListSimilarProductsSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listSuggestions: {
        parameters: {
            query: {
                /**
                 * @description What was typed so far. Clients wait for a pause of about 200 ms, and ask nothing while an input method is composing.
                 * @example trail
                 */
                keyword: string;
            };
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Suggestions, perhaps none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListSuggestionsSuccess"] | components["schemas"]["Failure"];
                };
            };
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listHotKeywords: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hot words, perhaps none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListHotKeywordsSuccess"] | components["schemas"]["Failure"];
                };
            };
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    getProduct: {
        parameters: {
            query: {
                /**
                 * @description The product.
                 * @example 101
                 */
                id: number;
            };
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetProductSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listProductReviews: {
        parameters: {
            query: {
                /**
                 * @description The product. A removed one still answers with its reviews.
                 * @example 101
                 */
                product_id: number;
                /**
                 * @description Only reviews with exactly this product score. Left out, all.
                 * @example 1
                 */
                score?: number;
                /**
                 * @description True: only reviews with a picture, in the review or in what was appended. False is the same as left out.
                 * @example true
                 */
                with_pictures?: boolean;
                /**
                 * @description Which page of the list, counted from 1. Left out, it is 1. A page after the last one is empty.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many entries a page holds, 1 to 50. Left out, it is 20.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of reviews, with the figures over all of them, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListProductReviewsSuccess"] | components["schemas"]["Failure"];
                };
            };
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    likeProduct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The product and the wanted state. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LikeProductBody"];
            };
        };
        responses: {
            /** @description The state after the call, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LikeProductSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    reportProduct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is wrong with the product. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportProductBody"];
            };
        };
        responses: {
            /** @description The report's number, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportProductSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listLikedProducts: {
        parameters: {
            query?: {
                /**
                 * @description Only favourites whose name or shop's name has all these words, as in listProducts. Left out, all.
                 * @example tent
                 */
                keyword?: string;
                /**
                 * @description Which page of the list, counted from 1. Left out, it is 1. A page after the last one is empty.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many entries a page holds, 1 to 50. Left out, it is 20.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of favourites. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListLikedProductsSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listShops: {
        parameters: {
            query?: {
                /**
                 * @description Words that must all be found in the shop's name or in the names of its products, from the beginning of a word on. Case, width and accents do not matter. Left out, every shop is found.
                 * @example trail
                 */
                keyword?: string;
                /**
                 * @description `fans`: more fans first. `sales`: more total sales first. `rate`: higher favourable rate first, shops without a review last. Left out, it is `fans`; ties are broken by the higher id.
                 * @example fans
                 */
                sort?: "fans" | "sales" | "rate";
                /**
                 * @description Which page of the list, counted from 1. Left out, it is 1. A page after the last one is empty.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many entries a page holds, 1 to 50. Left out, it is 20.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of shops. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListShopsSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listHotShops: {
        parameters: {
            query?: {
                /**
                 * @description Which page of the list, counted from 1. Left out, it is 1. A page after the last one is empty.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many entries a page holds, 1 to 50. Left out, it is 20.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the ranking, number 1 first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListHotShopsSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    getShop: {
        parameters: {
            query: {
                /**
                 * @description The shop.
                 * @example 1
                 */
                id: number;
            };
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shop, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetShopSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listShopReviews: {
        parameters: {
            query: {
                /**
                 * @description The shop.
                 * @example 2
                 */
                shop_id: number;
                /**
                 * @description Only reviews with exactly this product score. Left out, all.
                 * @example 1
                 */
                score?: number;
                /**
                 * @description True: only reviews with a picture, in the review or in what was appended. False is the same as left out.
                 * @example true
                 */
                with_pictures?: boolean;
                /**
                 * @description Which page of the list, counted from 1. Left out, it is 1. A page after the last one is empty.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many entries a page holds, 1 to 50. Left out, it is 20.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of reviews, with the figures over all of them, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListShopReviewsSuccess"] | components["schemas"]["Failure"];
                };
            };
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    followShop: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The shop and the wanted state. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["FollowShopBody"];
            };
        };
        responses: {
            /** @description The state after the call, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FollowShopSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listFollowedShops: {
        parameters: {
            query?: {
                /**
                 * @description Only shops whose name has all these words. Left out, all.
                 * @example trail
                 */
                keyword?: string;
                /**
                 * @description Which page of the list, counted from 1. Left out, it is 1. A page after the last one is empty.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many entries a page holds, 1 to 50. Left out, it is 20.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of followed shops. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListFollowedShopsSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listFollowFeed: {
        parameters: {
            query?: {
                /**
                 * @description Which page of the list, counted from 1. Left out, it is 1. A page after the last one is empty.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many entries a page holds, 1 to 50. Left out, it is 20.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of news. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListFollowFeedSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    getCart: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetCartSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    addCartLine: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The specification and how many pieces to add. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddCartLineBody"];
            };
        };
        responses: {
            /** @description The whole cart after the change, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddCartLineSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    updateCartLine: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The line, its quantity and, to change it, its specification. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCartLineBody"];
            };
        };
        responses: {
            /** @description The whole cart after the change, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateCartLineSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteCartLines: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The lines to delete. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteCartLinesBody"];
            };
        };
        responses: {
            /** @description The whole cart after the change, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteCartLinesSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    quoteOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteOrderBody"];
            };
        };
        responses: {
            /** @description The quote, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteOrderSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    createOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateOrderBody"];
            };
        };
        responses: {
            /** @description The new orders, or a refusal; with a refusal no order was made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateOrderSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    payOrders: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayOrdersBody"];
            };
        };
        responses: {
            /** @description What was paid, or a refusal; with a refusal nothing was charged. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayOrdersSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelOrderBody"];
            };
        };
        responses: {
            /** @description The cancelled order, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelOrderSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listCancelReasons: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reasons. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListCancelReasonsSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    updateOrderAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateOrderAddressBody"];
            };
        };
        responses: {
            /** @description The order, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateOrderAddressSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    confirmOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmOrderBody"];
            };
        };
        responses: {
            /** @description The received order, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmOrderSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    extendReceipt: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExtendReceiptBody"];
            };
        };
        responses: {
            /** @description The order, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExtendReceiptSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    rebuyOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RebuyOrderBody"];
            };
        };
        responses: {
            /** @description The whole cart, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RebuyOrderSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /**
                 * @description The tab; left out, it is `all`.
                 * @example all
                 */
                status?: components["schemas"]["OrderStatusFilter"];
                /**
                 * @description Words to find; blanks at both ends do not count.
                 * @example headphones
                 */
                keyword?: string;
                /**
                 * @description Which page of the list, counted from 1. Left out, it is 1. A page after the last one is empty.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many entries a page holds, 1 to 50. Left out, it is 20.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListOrdersSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    getOrder: {
        parameters: {
            query: {
                /**
                 * @description The order.
                 * @example 9003
                 */
                id: number;
            };
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetOrderSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    getLogistics: {
        parameters: {
            query: {
                /**
                 * @description The order.
                 * @example 9003
                 */
                order_id: number;
            };
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The parcels, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetLogisticsSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    getOrderCounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetOrderCountsSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    getBadges: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetBadgesSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    quoteRefund: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteRefundBody"];
            };
        };
        responses: {
            /** @description The quote, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteRefundSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    applyRefund: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplyRefundBody"];
            };
        };
        responses: {
            /** @description The new case, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplyRefundSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    getRefund: {
        parameters: {
            query: {
                /**
                 * @description The refund case.
                 * @example 8001
                 */
                id: number;
            };
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The case, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetRefundSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listRefunds: {
        parameters: {
            query?: {
                /**
                 * @description true: only open cases; false: only closed ones; left out: all.
                 * @example true
                 */
                open?: boolean;
                /**
                 * @description Which page of the list, counted from 1. Left out, it is 1. A page after the last one is empty.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many entries a page holds, 1 to 50. Left out, it is 20.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of cases. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListRefundsSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    escalateRefund: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EscalateRefundBody"];
            };
        };
        responses: {
            /** @description The case, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EscalateRefundSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    cancelRefund: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelRefundBody"];
            };
        };
        responses: {
            /** @description The withdrawn case, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelRefundSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    shipRefund: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShipRefundBody"];
            };
        };
        responses: {
            /** @description The case, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShipRefundSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listRefundReasons: {
        parameters: {
            query?: {
                /**
                 * @description Keep only reasons for this type.
                 * @example refund_only
                 */
                type?: components["schemas"]["RefundType"];
            };
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reasons. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListRefundReasonsSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    createReview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The review, or what is added to one. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateReviewBody"];
            };
        };
        responses: {
            /** @description The review as others will see it, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateReviewSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listMyReviews: {
        parameters: {
            query?: {
                /**
                 * @description `pending`: only items waiting for a review. `written`: only reviewed ones. Left out, both.
                 * @example pending
                 */
                state?: "pending" | "written";
                /**
                 * @description Which page of the list, counted from 1. Left out, it is 1. A page after the last one is empty.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many entries a page holds, 1 to 50. Left out, it is 20.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of items with their reviews. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListMyReviewsSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listBlockchains: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The networks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListBlockchainsSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listRechargeMethods: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The methods. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListRechargeMethodsSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    createRecharge: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateRechargeBody"];
            };
        };
        responses: {
            /** @description The top-up, now under audit, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateRechargeSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listRecharges: {
        parameters: {
            query?: {
                /**
                 * @description The audit result; left out, it is `all`.
                 * @example all
                 */
                status?: components["schemas"]["AuditStatusFilter"];
                /**
                 * @description Keep only this method.
                 * @example onchain
                 */
                method?: components["schemas"]["RechargeMethodName"];
                /**
                 * @description Which page of the list, counted from 1. Left out, it is 1. A page after the last one is empty.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many entries a page holds, 1 to 50. Left out, it is 20.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of top-ups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListRechargesSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    quoteWithdrawal: {
        parameters: {
            query: {
                /**
                 * @description To a bank card or on-chain; for a saved payee, its type.
                 * @example bank
                 */
                type: components["schemas"]["WithdrawalType"];
                /**
                 * @description What would leave the balance, fee included.
                 * @example 300.00
                 */
                amount: components["schemas"]["PositiveMoney"];
            };
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quote, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteWithdrawalSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    getWithdrawalInfo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The form's data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetWithdrawalInfoSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    createWithdrawal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWithdrawalBody"];
            };
        };
        responses: {
            /** @description The application, now under audit, or a refusal; with a refusal nothing is held. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateWithdrawalSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listWithdrawals: {
        parameters: {
            query?: {
                /**
                 * @description The audit result; left out, it is `all`.
                 * @example all
                 */
                status?: components["schemas"]["AuditStatusFilter"];
                /**
                 * @description Which page of the list, counted from 1. Left out, it is 1. A page after the last one is empty.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many entries a page holds, 1 to 50. Left out, it is 20.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of withdrawals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListWithdrawalsSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    deletePayee: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeletePayeeBody"];
            };
        };
        responses: {
            /** @description Null, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletePayeeSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listBills: {
        parameters: {
            query?: {
                /**
                 * @description Only money in, or only money out.
                 * @example in
                 */
                direction?: components["schemas"]["BillDirection"];
                /**
                 * @description Keep only this type.
                 * @example order
                 */
                type?: components["schemas"]["BillType"];
                /**
                 * @description First day, in UTC.
                 * @example 2026-10-01
                 */
                date_from?: string;
                /**
                 * @description Last day, in UTC.
                 * @example 2026-11-20
                 */
                date_to?: string;
                /**
                 * @description Which page of the list, counted from 1. Left out, it is 1. A page after the last one is empty.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many entries a page holds, 1 to 50. Left out, it is 20.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of bills. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListBillsSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /**
                 * @description Only this type; left out, all of them.
                 * @example order
                 */
                type?: components["schemas"]["NotificationType"];
                /**
                 * @description Which page of the list, counted from 1. Left out, it is 1. A page after the last one is empty.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many entries a page holds, 1 to 50. Left out, it is 20.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of notifications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListNotificationsSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    readNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadNotificationsBody"];
            };
        };
        responses: {
            /** @description How many are still unread, or why none was marked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadNotificationsSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listConversations: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All conversations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListConversationsSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /**
                 * @description The conversation, from listConversations.
                 * @example 1
                 */
                conversation_id?: number;
                /** @description The shop; 0 is the platform's service. */
                shop_id?: number;
                /** @description The refund case. */
                refund_id?: number;
                /** @description Only messages after this one. */
                after_id?: number;
                /** @description Only messages before this one. */
                before_id?: number;
                /**
                 * @description How many entries a page holds, 1 to 50. Left out, it is 20.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stretch of the conversation, or there is no such conversation or shop. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListMessagesSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendMessageBody"];
            };
        };
        responses: {
            /** @description The message as it is kept, or why it was not taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendMessageSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    getHelp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of the help. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetHelpSuccess"] | components["schemas"]["Failure"];
                };
            };
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    voteHelp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoteHelpBody"];
            };
        };
        responses: {
            /** @description The counts as they are now, or there is no such item. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoteHelpSuccess"] | components["schemas"]["Failure"];
                };
            };
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    getLaw: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The documents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetLawSuccess"] | components["schemas"]["Failure"];
                };
            };
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    getConfig: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that texts of the answer are wanted in, as a BCP 47 tag. An unknown or missing one means Simplified Chinese (`zh-CN`).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The configuration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetConfigSuccess"] | components["schemas"]["Failure"];
                };
            };
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    uploadFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadFileBody"];
            };
        };
        responses: {
            /** @description The stored picture, or why it was refused. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadFileSuccess"] | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
}
