// Generated from the contract by `npm run generate`. Never edited by hand.
import type * as Schemas from './named-schemas.gen.ts';

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
         * @description Opens a session with an e-mail address or a mobile number and the login password (R5.01). The client stores the
         *     token, then calls getUserInfo.
         *
         *     A token is valid for 3 days. Logging in ends no other session, except that a customer's 21st session ends the oldest.
         *
         *     Privacy: an unknown account, a wrong password and a wrong combination of both are refused with `wrong_credentials`,
         *     with the same words and in the same time. `account_disabled` is returned only for the correct password, and so is
         *     `contact_not_verified`: the address or number was never verified, and the customer can log in with the other one.
         *     Neither the password nor the token is ever logged.
         *
         *     Guessing is limited by the account as typed, whether or not it exists, and by network address, so that nobody can
         *     lock anybody else out. Consecutive wrong attempts are counted; a success resets the first count, and 24 hours
         *     without a wrong attempt reset all of them:
         *
         *     - for one account from one network address, the fifth locks that pair,
         *     - for one account from all addresses that its customer never logged in from, the fiftieth locks those addresses, but
         *       not the ones that the customer has logged in from,
         *     - from one network address for any account, the thirtieth (wrong codes count too) locks that address.
         *
         *     A lock lasts 1 minute, after the next wrong attempt 5 minutes, then 15, then 60 each time. Until `retry_at` the
         *     answer is `too_many_attempts`, even for the correct password. The network address is the one seen by the server's
         *     own edge, never one that a client put into a header.
         *
         *     Logging in to an account that was closed less than 30 days ago reopens it (closeAccount).
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
         * @description The logged-in customer, with their balance and the state of their security settings (R3.02). Read after every
         *     log-in, at every start with a stored token, and after anything that changes the customer or the balance.
         *
         *     `lang` is present only if the customer has chosen a language; the storefront then switches to it. If this call
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
         * @description Ends the session of the token that is sent; the token is no longer valid. Other devices stay logged in:
         *     revokeSession ends their sessions.
         *
         *     The query is always `lang=zh-cn`, whatever the language in use (R7.01). A token that is no longer valid is answered
         *     with 401, which the storefront treats as a success: whether this call succeeds or not, it clears the token, the user
         *     info and every private answer in its cache (R4.08).
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
         * @description Opens an account and a session at once (R5.02, R5.03). Family name, given name, e-mail, mobile and password are
         *     required; the password confirmation is compared in the form and not sent.
         *
         *     The verification code is the one that sendCode last sent for the event `register`, to the same e-mail address or the
         *     same mobile number. A success uses it up.
         *
         *     Privacy: the code is checked before anything else, so `email_taken` and `mobile_taken` are returned only to somebody
         *     who has just received a message at one of the two. Wrong codes count as sendCode says.
         *
         *     The code verifies the address or number that it was sent to (`email_verified` or `mobile_verified` of getUserInfo),
         *     which can be used to log in from now on. The other one still has to be verified (verifyContact): until then nobody
         *     can log in or reset a password with it, and other customers can still use it. The call accepts the terms of use in
         *     force.
         *
         *     Not idempotent: a repeat after a success is refused with `code_expired`.
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
         * @description Sets a new login password (R5.03), in one of two ways, which `by` distinguishes:
         *
         *     - `code`, for a forgotten password: with a verification code of sendCode (event `reset`), which went to a verified
         *       address. No token is needed; one that is sent is ignored.
         *     - `old_password`, for a change: by the logged-in customer, with the old password. Without a valid token the answer
         *       is 401.
         *
         *     On success every session of the customer ends, including the calling one, and the customer is notified of the
         *     change. The storefront clears the token and user info and opens the login (R4.08). Open orders, the balance and the
         *     payment code stay as they are.
         *
         *     Privacy: an account that does not exist is refused with `code_wrong`, with the same words and in the same time as a
         *     wrong code. `same_password` is returned only after the code or the old password was correct. Wrong codes count as
         *     sendCode says, wrong old passwords as in createStepUp; too many lead to `too_many_attempts`. Passwords are never
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
         * @description Sends a code of six digits by e-mail or text message, in the language of the call. The `event` says what the code is
         *     for:
         *
         *     - `register` (registerUser) and `reset` (resetPassword) go to the address in `to`. No token is needed; one that is
         *       sent is ignored.
         *     - `step_up` (createStepUp) and `verify` (verifyContact) go to the logged-in customer, at an address that the server
         *       knows; without a valid token the answer is 401. `step_up` to an address that was never verified is refused with
         *       `contact_not_verified`, `verify` with nothing to verify with `contact_verified`.
         *
         *     A code is valid for 10 minutes, once, for its event and its receiver. A newer code voids it. Wrong codes are counted
         *     by network address: the fifth from one network address voids the code for that network address only, so that nobody
         *     can void somebody else's code; the fiftieth in all voids it for everybody. The tenth wrong code in a row for one
         *     receiver from one network address leads to `too_many_attempts` with the increasing locks of loginUser.
         *
         *     Sending is limited by sender and by receiver. One network address can have at most one code in 60 seconds sent to
         *     one receiver, and at most ten in an hour to all receivers together. One receiver gets at most ten codes in 24 hours
         *     requested from all network addresses that its customer never logged in from; addresses that the customer has logged
         *     in from have a limit of ten of their own, so that strangers cannot use up the customer's. Above a limit, the answer
         *     is `send_too_often` with `retry_at`.
         *
         *     Privacy: the answer never says whether an account exists. It is the same, after the same time and with the same
         *     limits, in every case. For `register`, the message to an address that is already in use says so beside the code. For
         *     `reset`, nothing is sent to an address that is not the verified address of an account. The code is never returned
         *     and never logged.
         */
        post: operations["sendCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/step_up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Step up
         * @description A token can be stolen. Whatever a token alone must not be able to do needs a step-up: setting the first or a
         *     forgotten payment code (setPayCode), changing the e-mail address or the mobile number (updateContact), a new payee
         *     (addPayee), closing the account (closeAccount). The proof is the login password, or a code that sendCode sent for
         *     the event `step_up` to a verified address of the customer.
         *
         *     The step-up is valid for 5 minutes, in this session only, and for any number of calls, so that a call whose answer
         *     was lost can be repeated. A newer step-up replaces it; logging out, revoking the session and setting a new password
         *     end it. It is unguessable, stored as a hash, and never logged. A call whose step-up is not valid is refused with
         *     `step_up_expired`; the client then asks for another and repeats the call.
         *
         *     Guessing: the fifth wrong password in a row within a session locks it for 1 minute, each further one for 5, 15 and
         *     then 60 minutes; wrong codes count as sendCode says, and both count for the network address (loginUser). While
         *     locked, the correct password or code is refused too, with `too_many_attempts` and `retry_at`. A success resets the
         *     count, and so do 24 hours without a wrong attempt. Other sessions of the customer are not affected: whoever holds a
         *     stolen token cannot lock anybody else out.
         */
        post: operations["createStepUp"];
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
         * @description Every valid session of the customer, at most 20. It reveals neither tokens nor network addresses, only a device in words and an approximate place, so that customers recognise their own devices.
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
         * @description Ends one session of the customer. The next call with its token answers 401. Ending the current session has the same effect as logoutUser. A session of another customer, or one that has already ended, is refused with `session_not_found`; a repeat is therefore harmless.
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
         * @description Changes the fields that are sent and leaves the others (R3.02); returns the whole customer. Names are 1 to 60
         *     characters and not blank.
         *
         *     The e-mail address and the mobile number are changed by updateContact, which requires more than a token.
         *
         *     `version` is that of the customer when the form was filled in; if the profile has since been changed in another tab
         *     or on another device, nothing is changed and `version_conflict` carries the current customer, so that both can be
         *     shown. Fields that already have the values sent are no conflict, so a repeat changes nothing more.
         */
        post: operations["updateProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the e-mail address or the mobile number
         * @description Starts the change to a new e-mail address or mobile number. The new one takes effect, for messages and for logging
         *     in, only once it is verified: the client has a code sent to it (sendCode, event `verify`) and submits the code
         *     (verifyContact). Until then the current one stays in force, and getUserInfo shows the pending change. A change that
         *     is not verified within 24 hours is dropped; a newer change of the same channel replaces it, and sending the current
         *     address cancels it.
         *
         *     Every verified contact is notified at once that a change was requested, so that its owner can object in time. The
         *     account name stays.
         *
         *     Privacy: only verifyContact reveals whether the new address belongs to another account, to somebody who has received
         *     a message there. A repeat changes nothing more and notifies nobody again.
         */
        post: operations["updateContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/verify_contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify an e-mail address or a mobile number
         * @description Takes the code that sendCode sent for the event `verify`. If a change of this channel is pending, the new address or
         *     number takes effect; otherwise the current one is verified, as after a registration, which verifies only one of the
         *     two. From now on it can be used to log in, to reset a forgotten password and to step up.
         *
         *     Every other contact is notified, including the former address or number, and the list of notifications gets an
         *     entry. Sessions continue.
         *
         *     Two customers may have entered the same address; it belongs to whoever verifies it first. The other customer's
         *     attempt is refused with `email_taken` or `mobile_taken`, but only after a correct code. Wrong codes count as
         *     sendCode says.
         */
        post: operations["verifyContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/terms_accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept the terms of use
         * @description Records that the customer has read and accepted a version of the terms of use. Registering accepts the version then
         *     in force; when a newer one is in force (`terms_version` of getConfig differs from that of getUserInfo), the
         *     storefront shows it and asks. The version is sent so that nobody accepts terms they have not seen: if it is not the
         *     one in force, the answer is `terms_outdated` with the version that is. A repeat returns the time of the first
         *     acceptance.
         */
        post: operations["acceptTerms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close the account
         * @description Closes the account, after a step-up. Open matters must be settled first: while there is money in the balance, an
         *     order that is not completed, cancelled or refunded, an open after-sale case, a top-up or withdrawal under audit, or
         *     a card payment without an outcome, the answer is `account_not_closable`, and its details list them.
         *
         *     Every session ends, including the calling one, and every verified contact is notified. For 30 days logging in
         *     reopens the account, with everything in it, and a notification says so. After that the account is erased: log-in
         *     names, addresses, payees, favourites, bag, notifications and conversations are deleted, and the e-mail address and
         *     mobile number become available to others; reviews stay without a name, and bills and orders are kept for as long as
         *     the law requires.
         */
        post: operations["closeAccount"];
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
         * @description Sets the payment code (R5.04): digits only, at least 6 (stated), at most 12 (proposed). It authorises the payment of
         *     orders and withdrawals.
         *
         *     - Change, by a customer who knows it: with `old_pay_code`. A wrong one counts as a wrong attempt like any other; the
         *       fifth locks the code for 15 minutes, for payments too. While no code is set, the answer is `pay_code_not_set`.
         *     - First time (`pay_code_set` is false), or forgotten: with the `step_up` of createStepUp. A token alone is not
         *       enough to set a payment code. Setting it ends a lock and resets the count of wrong attempts. The answer does not
         *       say whether the new code equals the forgotten one.
         *
         *     Every verified contact is notified of every change.
         *
         *     Neither code is ever returned, cached, logged or put into a URL. Not idempotent: a repeat with the old code fails
         *     with `pay_code_wrong`, because it has changed.
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
         * @description Checks a payment code before it is used. It authorises nothing by itself: payOrders and createWithdrawal ask for the
         *     code again.
         *
         *     A correct code resets the count of wrong attempts. A wrong one is refused with `pay_code_wrong` and `attempts_left`;
         *     the fifth in a row, here or anywhere else, locks the code for 15 minutes, and `locked_until` says until when. While
         *     it is locked, even the correct code is refused with `pay_code_locked`.
         *
         *     The code appears only in the body and is never logged. Not idempotent: every wrong attempt counts.
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
         * @description The shipping addresses of the customer (R3.03), at most 20 in all, the default one first. Mobile numbers are complete here, since only their owner can read them; orders carry them masked.
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
         * @description Adds an address, or, with `address_id`, replaces that address as a whole (R5.10; editing by `address_id` is
         *     proposed). Addressee, mobile, area, detailed address and tag are required.
         *
         *     `area_ids` is the chain from the largest part of the country down to one that has no further parts, or ends above a
         *     place that listAreas lacks, which `detail` then names; a gap, or a part of another country, is refused with
         *     `area_not_found`. At most 20 addresses are kept; one more is refused with
         *     `address_limit_reached`.
         *
         *     `postcode` follows the rule of the country (`postcode` of listAreas). A postcode that is missing where it is
         *     required, does not match, or is sent for a country without postcodes is refused as invalid input: HTTP 422 with the
         *     field `postcode`. Addresses saved before a rule existed stay as they are until they are edited.
         *
         *     There is always exactly one default: the first address becomes it whatever `is_default` says, and the default
         *     stays the default until another one is chosen. Orders keep the address they were placed with: editing changes none
         *     of them.
         *
         *     The call can be repeated with the same `idempotency_key` after a lost answer: the address is added once. An edit
         *     sends the `version` that the form was filled from; if the address has since been edited in another tab or on another
         *     device, nothing is saved and `version_conflict` carries the current address, so that the two can be shown side by
         *     side. If the address already has the values sent, there is no conflict.
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
         * @description One shipping address of the customer. An address of another customer is refused with `address_not_found`, like one that does not exist.
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
         * @description Makes an address the default in place of the current one (R3.03). A repeat changes nothing.
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
         *     Orders keep the address they were placed with. If the deleted address was the default, the newest of the others
         *     becomes the default. A repeat is harmless and is refused with `address_not_found`.
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
         * Countries and their areas
         * @description One level of areas, complete and not paged, for the region picker:
         *
         *     - without parameters: the countries that are delivered to;
         *     - with `country`: its largest parts (provinces, prefectures, states);
         *     - with `parent`: the parts of that area. A `country` beside it must be the one the area lies in.
         *
         *     An unknown country or area is refused with `area_not_found`. Areas change a few times a year at most: clients may
         *     cache an answer for a day.
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
         * @description The languages the storefront is offered in (R3.01). Each is named in its own language and in Chinese. `file_name` is
         *     the code the back end and the storefront share; `ri` means Japanese, `han` Korean and `tai` Thai (R9.07).
         *
         *     The answer is the same for everybody and needs no token. The requirements mention parameters without naming them
         *     (R7.01); none is needed here.
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
         * @description Saves the language that the customer chose (R4.10); from now on getUserInfo returns it as `lang`, on every device,
         *     and messages to the customer are written in it. It is a GET that changes data: clients must never prefetch, cache or
         *     retry it, and the server must answer with `Cache-Control: no-store`. A POST is recommended to the back-end team.
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
         *     A block that has nothing to show is left out. A client ignores blocks of an unknown type and shows the others, so
         *     new types may be sent to old clients.
         *
         *     Hot products are the first entries of listHotProducts for the last week, hot shops the first of listHotShops; the
         *     pages behind "see all" call those operations. The page may be up to five minutes behind the lists it is made from,
         *     but likes and follows are always current.
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
         * @description The ten product categories in the order of R3.12, each with how many products it has. They change rarely: an answer
         *     may be cached for a day. Open to visitors.
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
         * @description The offered products that match the keyword and all the filters. Sold-out products are included; removed ones and
         *     those of closed shops are not. Open to visitors; with a token the answer also says what the customer likes
         *     (`liked`).
         *
         *     | sort | Order |
         *     |---|---|
         *     | hot | In stock first; with a keyword the better match first (name, category, shop); then more pieces sold in 30 days first. |
         *     | newest | Products that went on sale later first. |
         *     | sales | More pieces sold since the product went on sale (`sales`) first. |
         *     | price_asc | Lower `price` first. |
         *     | price_desc | Higher `price` first. |
         *     | rate | Higher favourable rate first, then the higher number of reviews; products without a review last. |
         *
         *     With `product_ids` and without `sort` the list is in the order of `product_ids`, for products that a device
         *     remembers, last seen first; products no longer offered, and ids that never were products, are left out.
         *
         *     Ties are broken by the higher id, so that pages do not overlap. `total` counts all pages.
         *
         *     `facets` says how many products each further choice would find: every facet is counted with the keyword and all
         *     filters except its own, so that the customer sees the counts of the choices they did not make. `page` and `sort` do
         *     not affect the facets; a client that needs only the counts (the finder's live count) sends `limit=1`.
         *
         *     `relax` says how many products there would be without each of the conditions, one at a time, so that a page with few
         *     or no results can offer to remove the condition responsible. `did_you_mean` suggests another spelling for a keyword
         *     that finds nothing.
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
         * @description Products in stock, ranked by the pieces sold in the period (paid orders, minus refunded pieces), most first; ties by
         *     overall sales, then by the higher id. The ranking is rebuilt every hour. Products without a sale in the period
         *     follow, by overall sales, so that the ranking has every product in stock, up to 500 places. `sales` on the card is
         *     the overall figure, not that of the period. Open to visitors; with a token the answer also says what the customer
         *     likes (`liked`).
         *
         *     The rank is the position in the list over all pages: with limit 20, the first entry of page 2 is number 21. Unlike
         *     listProducts, the ranking has no filter except the category.
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
         * @description Products similar to a given one, or recommended to the customer: below a product, in place of a sold-out or removed
         *     one, in an empty bag. It has only products in stock. It is not paged: ask for as many as are shown, 20 if `limit` is
         *     left out. Open to visitors; with a token the answer also says what the customer likes (`liked`).
         *
         *     - With `product_id`: products of the same category first, by how near their price is to its price; then the other
         *       categories, by pieces sold in the last 30 days.
         *     - Without it and with a token: products of the categories of what is in the cart, was marked as a favourite or was
         *       bought in the last 90 days, the most sold of the last 30 days first; what was bought is left out. If these are too
         *       few, hot products follow.
         *     - Without it and without a token: the first entries of listHotProducts.
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
         * @description Up to ten lines to show under the search box: words that others searched for with results, and categories, shops and
         *     products with a word in their name that begins with what was typed. Words come first, then categories, shops and
         *     products. Case, width and accents do not matter. Sold-out products may be suggested, removed ones and closed shops
         *     are not.
         *
         *     Open to visitors. Suggestions do not depend on the customer, and what is typed is not stored with the customer.
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
         *     searched first. The first one may be the placeholder of the empty search box. The list is rebuilt every hour,
         *     checked by the platform for decency, in the language of the call. Open to visitors.
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
         * @description Everything about one product: its card, pictures, description, specifications, each with price and stock, freight,
         *     delivery, the figures of its reviews and its shop. Open to visitors; with a token the answer also says whether the
         *     customer likes the product (`liked`) and follows the shop (`followed`), and `delivery` and `freight` are for the
         *     default address.
         *
         *     - `status` says whether it can be bought: `on_sale`, `sold_out` (offered, no specification has stock) or `removed`
         *       (no longer offered). A removed product is still returned, without specifications, so that old links, orders and
         *       favourites have something to show. The page then offers listSimilarProducts. An id that never was a product is
         *       refused with product_not_found.
         *     - `spec_groups` and `skus`: the customer chooses one value of each group; the specification with exactly these
         *       values has the price, stock, picture and limit to show. Combinations without a specification, or whose
         *       specification has stock 0, cannot be chosen. A product without groups has exactly one specification, which is
         *       preselected.
         *     - A product of a closed shop has the status `removed` until the shop opens again.
         *
         *     Stock is the current stock; nothing is reserved. Prices are dollars with two decimal places, including taxes but not
         *     freight.
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
         * @description The reviews of a product in all its specifications, newest first unless `sort` says otherwise (by when they were
         *     written; an addition does not move a review; ties by the higher id), and their figures. `total` counts the reviews
         *     that match the filters, over all pages; `summary` covers all reviews of the product, whatever the filters, so that
         *     it does not change while the customer filters.
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
         * @description Marks or unmarks a product as the signed-in customer's favourite. `liked` is the desired state, not a toggle:
         *     sending it again changes nothing and returns the same answer, so a client may repeat the call after a time-out.
         *
         *     A sold-out product can be marked. A removed product can be unmarked; marking it is refused with product_not_found.
         *     Marking a marked product again changes nothing.
         *
         *     Marking a product again within five minutes of unmarking it undoes the unmarking: `liked_at` and `price_when_liked`
         *     are restored, and so is its place among the favourites. After that, both start afresh. So a client can send the
         *     unmarking at once and still offer an undo without losing the price at which the product was marked.
         */
        post: operations["likeProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/like_many": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark or unmark several favourites
         * @description likeProduct for up to 200 products at once, as when lines of the cart are moved to the favourites (then
         *     deleteCartLines takes them out) or favourites are tidied up. A product that does not exist, or is removed and so
         *     cannot be marked, is left out and listed in `skipped`; only if this applies to all of them is the answer
         *     product_not_found. A repeat changes nothing.
         *
         *     Unmarking can be undone for five minutes, as with likeProduct.
         */
        post: operations["likeProducts"];
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
         *     offensive content or something else, in the customer's words and with up to nine pictures uploaded with uploadFile
         *     beforehand.
         *
         *     Each call creates a separate report; a notification tells the customer the outcome. The shop does not learn who
         *     reported the product. Nothing changes on the product page. A removed product is refused with product_not_found.
         */
        post: operations["reportProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/bought_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products bought before
         * @description The products that the signed-in customer has paid for and kept, for buying them again: each product once, with the
         *     specification bought last, most recently bought first, the higher id first within one order; `total` counts all
         *     pages. Cancelled and unpaid orders do not count, and neither do refunded pieces: a product with no pieces left is
         *     not in the list. Sold-out and removed products stay, with stock 0.
         */
        get: operations["listBoughtProducts"];
        put?: never;
        post?: never;
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
         * @description The products that the signed-in customer has marked as favourites, most recently marked first; `total` counts all
         *     pages. Sold-out and removed products stay, with stock 0, until they are unmarked. `price_when_liked` is the card's
         *     price at the moment of marking: if `product.price` is lower, the page shows the drop, which is the difference
         *     between the two.
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
         * @description Every open shop, or those that the keyword finds, with three of its goods each. With a keyword, shops found by their
         *     own name come before those found by their products; `sort` orders each group. `total` counts all pages. Open to
         *     visitors; with a token the answer also says what the customer follows (`followed`).
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
         * @description The ranking of open shops by the pieces they sold in the last 7 days (paid orders, minus refunded pieces), most
         *     first; ties by total sales, then by the higher id. Rebuilt every hour, at most 100 places. `total_sales` on the card
         *     is the overall figure. Open to visitors; with a token the answer also says what the customer follows (`followed`).
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
         * @description Everything about one shop (R3.06: fans, total sales, favourable rate, visits, follow state). Its products come from
         *     listProducts with `shop_id`, narrowed by `category_id` to one of its categories or by `collection_id` to one of its
         *     collections. Open to visitors; with a token the answer also says whether the customer follows the shop (`followed`).
         *
         *     The call counts as a visit, at most once a day for each customer or device; the answer's `visits` does not include
         *     it yet. A closed shop is still returned, with `status: closed`, no products and no pictures; customers can follow it
         *     and write to it. An id that never was a shop is refused with shop_not_found.
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
         * @description The reviews of all the shop's products, including those no longer offered, newest first unless `sort` says otherwise
         *     (by when they were written; an addition does not move a review), each with its product, and the figures over all of
         *     them. `total` counts the reviews that match the filters, over all pages; `summary` covers all reviews of the shop,
         *     whatever the filters, so that it does not change while the customer filters. Its favourable rate is the one on the
         *     shop's card.
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
         * @description Makes the signed-in customer follow a shop, or not (R4.04). `followed` is the desired state, not a toggle: sending
         *     it again changes nothing and returns the same answer, so the call may be repeated after a time-out.
         *
         *     `fans` is the count after the call. Every other answer that shows the shop has the new `fans` and `followed` at
         *     once. A closed shop can be followed and unfollowed. Following a shop again within five minutes of unfollowing it
         *     undoes the unfollowing: `followed_at` is restored, and so is its place among the followed shops.
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
         * @description The shops that the signed-in customer follows, most recently followed first; `total` counts all pages. Closed shops
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
         * @description What is new for the signed-in customer in the last 90 days, newest first: products that followed shops put on sale
         *     (`new_product`), and products of followed shops or favourites that became cheaper (`price_drop`, with
         *     `price_before`).
         *
         *     Only products in stock now are included. A product whose price dropped several times appears once, with the latest
         *     drop; a drop that was reversed disappears. Following a shop also adds its news of the preceding 90 days; unfollowing
         *     removes its news unless the product is a favourite. `total` counts all pages.
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
         * @description The signed-in customer's whole cart at the prices and stock of this moment: the lines that can be ordered, grouped
         *     by shop, and separately those that cannot, each with the reason (sold_out, removed, spec_gone or shop_closed: see
         *     CartInvalidReason). It is not paged; `line_limit` says how many lines it holds.
         *
         *     `count`, the number on the badge, is the sum of the quantities of the valid lines. If the price of a line has
         *     changed since it was added, its `price_when_added` differs from its price. Reading changes nothing; a line becomes
         *     valid again by itself when its reason no longer applies. The cart is the same on all the customer's devices: read it
         *     again when the page is shown. `version` says whether it has changed in between. The selection of lines is kept by
         *     the client.
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
         * @description Puts pieces of one specification into the signed-in customer's cart and answers with the whole cart. If the cart has
         *     a line for the specification its quantity is raised by `quantity` and its `price_when_added` stays; otherwise there
         *     is a new line at today's price. After a lost answer it can be repeated with the same `idempotency_key`: the pieces
         *     are added once, and the first answer is returned again. It takes no `version`, since adding conflicts with no other
         *     change.
         *
         *     Nothing is added when it is refused:
         *     - product_not_found: no such product, or it is removed, or its shop is closed.
         *     - sku_not_found: the product has no such specification.
         *     - out_of_stock: the line would have more pieces than are in stock; `stock` says how many there are.
         *     - limit_exceeded: the line would have more pieces than one customer may buy; `limit` says how many are allowed.
         *     - cart_full: there are as many lines as `line_limit` says, and this would be a new one.
         *     - idempotency_conflict: the key was used for another product, specification or quantity.
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
         * @description Sets the quantity of a line, or chooses another specification of the same product, and answers with the whole cart.
         *     `quantity` is absolute, so a repeat changes nothing; the last of several quick changes wins.
         *
         *     With `sku_id` the line keeps its id and `price_when_added` becomes today's price. If another line already has that
         *     specification, it is merged into the named line, which gets the quantity sent. Choosing another specification makes
         *     an invalid line (sold_out, spec_gone) valid again; the quantity of an invalid line cannot be changed otherwise.
         *
         *     With `version`, that of the cart the customer saw, a line that has since been changed in another tab or on another
         *     device is not overwritten: `version_conflict` carries the cart as it is, so that both quantities can be shown.
         *     Changes to other lines are no conflict, nor is a line that already has the requested values.
         *
         *     Nothing is changed when it is refused:
         *     - cart_line_not_found: the cart has no such line (it may have been deleted on another device).
         *     - version_conflict: the line was changed after `version`.
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
         * @description Removes lines, valid or invalid, from the signed-in customer's cart, and answers with the whole cart. Lines that are
         *     already gone are skipped. If none of the named lines is in the cart, the answer is cart_line_not_found and nothing
         *     changes, so a repeat is harmless. restoreCartLines can undo the deletion for five minutes.
         *
         *     With `version`, a line that has since been changed in another tab or on another device is not deleted unseen:
         *     `version_conflict` carries the cart as it is, and none of the lines is deleted.
         */
        post: operations["deleteCartLines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put deleted cart lines back
         * @description Undoes deleteCartLines: puts lines back as they were, with their ids, quantities, `price_when_added` and places in
         *     the cart, and answers with the whole cart. A line can be restored for five minutes after it was deleted. Lines that
         *     are already in the cart are skipped, so a repeat changes nothing.
         *
         *     If the customer has added the specification again in the meantime, the restored line takes over its pieces, as many
         *     as stock and limit allow, and the newer line is removed. A line whose specification has sold out comes back as an
         *     invalid one.
         *
         *     - cart_line_not_found: a line was never in this cart, or was deleted too long ago, or was ordered. None is restored.
         *     - cart_full: the cart would hold more lines than `line_limit`. None is restored.
         */
        post: operations["restoreCartLines"];
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
         * @description Calculates what the chosen cart lines, or one product bought directly, would cost the signed-in customer now: for
         *     each shop the lines, subtotal, freight, share of the discount and `total_amount`, and the sums over all shops. One
         *     order is created per shop, so the quote is grouped by shop. It is a POST only because it needs a body: it changes
         *     nothing, reserves no stock and may be repeated freely. Call it again whenever the address or the promo code changes.
         *     Amounts are dollars with two decimal places.
         *
         *     - Address: without address_id the default address is used; a customer without addresses gets `address: null` and
         *       must choose one before createOrder (R5.09).
         *     - Freight: set by each shop, and free once the subtotal before the discount reaches the shop's free-freight amount.
         *     - Promo code: an invalid code does not cause a refusal; `promo` has `accepted: false` and the reason. A discount is
         *       split over the shops in proportion to their subtotals, to the cent, so that the shares add up to the discount.
         *     - Changes: cart lines that cannot be ordered are left out, quantities above the stock are lowered and new prices are
         *       used. `changes` lists each of these, to be shown before the customer orders. If nothing at all can be ordered the
         *       answer is out_of_stock; the quantity of a product bought directly is never lowered, so the answer is out_of_stock
         *       there too.
         *     - The customer accepts the quote's `total_amount` by sending it to createOrder as expected_total.
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
         * @description Creates one order per shop from what quoteOrder showed, all with status 0 (waiting for payment), or none at all.
         *     Nothing is charged: the customer pays with payOrders within 30 minutes (pay_deadline, the same for all orders
         *     created together); otherwise the orders become -1 (cancelled).
         *
         *     - The stock is reserved at once, and released when an order is cancelled. Ordered lines are removed from the cart;
         *       buying one product directly does not affect the cart.
         *     - expected_total is the total_amount the customer accepted. If that has changed, no order is created and the answer
         *       is price_changed with the new quote in its details.
         *     - A promo code that is no longer valid is refused with promo_refused (never silently dropped). The orders use up the
         *       code; it becomes usable again when all of them are cancelled unpaid.
         *     - The address is copied into the orders; at most one remark per shop.
         *     - Idempotency: the same idempotency_key with the same body returns the same orders again without creating others;
         *       the same key with another body is refused with idempotency_conflict. After a time-out the client repeats the call
         *       with the same key.
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
         * @description Pays the named orders of the signed-in customer from the available balance, all of them or none. Fulfilment 0 → 1
         *     (waiting for delivery). Writes one bill per order (type order, amount −total_amount); available and balance fall by
         *     the same amount, and pending does not change.
         *
         *     Idempotency: the same idempotency_key with the same body returns the first success again and charges nothing; the
         *     same key with another body is refused with idempotency_conflict.
         *
         *     The checks run in this order, and the first that fails determines the answer:
         *
         *     1. every order exists and is the customer's (order_not_found);
         *     2. none has already been paid, that is, paid_at is null for each (order_already_paid, with the order and its
         *        status);
         *     3. none is past its deadline, 30 minutes after it was placed (pay_deadline_passed; the order is then -1), or
         *        cancelled for another reason (order_state_changed);
         *     4. a payment code is set (pay_code_not_set), not locked (pay_code_locked) and correct (pay_code_wrong, with
         *        attempts_left; the fifth wrong attempt in a row locks the code for 15 minutes);
         *     5. the wallet is not frozen (wallet_frozen);
         *     6. the available balance covers the sum (balance_insufficient, with the shortfall). Money held for withdrawals under
         *        audit cannot be used to pay.
         *
         *     A paid order is never charged again, however often calls are repeated, even by two calls at the same moment: the
         *     second one, with another key, is refused with order_already_paid. So after a time-out a client may safely repeat the
         *     call with the same key, or read getOrder. The call is not marked idempotent because a repeat with a wrong code
         *     counts as another wrong attempt.
         *
         *     The payment code appears in this body only: never in a URL, a log, a cache or an answer. A server must not write the
         *     request bodies of this call anywhere.
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
         * @description Cancels an unpaid order of the signed-in customer. Fulfilment 0 → -1, final; allowed exactly while allowed_actions
         *     names cancel. The client asks "cancel the order?" first (R4.02). The stock is released, and so is the promo code if
         *     no other order uses it. Nothing was charged, so no money moves. The same transition happens automatically once the
         *     30 minutes to pay have passed. A reason from listCancelReasons and a note may be given; an id that is not in that
         *     list is refused with cancel_reason_not_found.
         *
         *     With any other fulfilment the answer is order_state_changed with the current status: a paid order is not cancelled
         *     but refunded, through applyRefund. If a payment and a cancellation race, the one that the server processes first
         *     wins and the other is refused.
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
         * @description Replaces the address of one of the signed-in customer's orders that has not been shipped yet. The new address is
         *     copied from the address book, as it was when the order was placed. Allowed exactly while allowed_actions names
         *     edit_address, that is, with fulfilment 0 or 1. Later the answer is order_state_changed: the parcel is on its way.
         *
         *     The country cannot change, because freight and duties were calculated for it: an address in another country is
         *     refused with order_country_fixed. The amounts do not change. A repeat writes the same address again.
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
         * @description Confirms that an order of the signed-in customer has arrived. Fulfilment 2 → 3 (received); allowed exactly while
         *     allowed_actions names confirm. The client asks for confirmation first (R4.02), because the receipt releases the
         *     money to the shop. The same happens automatically at receipt_by.
         *
         *     From then on the items can be reviewed, and a refund can still be applied for until its next_by. The order completes
         *     (3 → 4) when its last item is reviewed, 7 days after receipt, or once every piece is refunded, but never while a case
         *     is open. With any other fulfilment the answer is order_state_changed with the current status. Open cases do not prevent
         *     confirmation, and confirmation does not decide them.
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
         * @description Postpones the automatic confirmation of receipt (receipt_by) of a shipped order of the signed-in customer by 7 days,
         *     to 17 days after shipping, for a parcel that is late. Possible once for each order, exactly while allowed_actions
         *     names extend_receipt. Nothing else in the order changes.
         *
         *     With any fulfilment other than 2 the answer is order_state_changed; a second extension is refused with
         *     receipt_already_extended, so a repeat is harmless.
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
         *     If a specification is already in the cart, its quantity is raised, at most to the stock. Items that can no longer be
         *     bought are left out and named in `skipped` with the reason. If nothing at all can be bought, the answer is
         *     nothing_to_rebuy and the cart does not change. A repeat with the same idempotency_key adds nothing and returns the
         *     first success again; with a new key it adds the items once more.
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
         * @description The signed-in customer's orders, newest first, one page at a time. `status` is the order tab (R2.13): all, 0 waiting
         *     for payment, 1 waiting for delivery, 2 delivered, 3 received, 4 completed, -1 cancelled, -2 refunding, -3 refunded,
         *     -4 in after-sale. A tab holds the orders whose fulfilment or status has its value: an order in after-sale is in both
         *     tabs. `keyword` finds order numbers, product names and shop names that contain it. `total` counts the orders that
         *     the filter finds, over all pages.
         *
         *     Orders whose 30 minutes to pay have passed are listed as -1 at once, never as 0 with a past deadline. The method and
         *     path are stated (R7.01); the parameters and the answer are proposed.
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
         * @description Everything about one order of the signed-in customer: items, amounts, address (mobile number masked), the times of
         *     its steps, the latest logistics information, its refund cases, which actions are allowed now and when the next step
         *     is due. An order of another customer is treated exactly like one that does not exist: order_not_found.
         *
         *     Read it again after a payment whose answer was lost: paid_at shows whether the order was paid. The state tables are
         *     in Fulfilment, OrderStatus and OrderAction.
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
         * @description The parcels of one of the signed-in customer's orders, newest first, each with its carrier, tracking number and events, also newest first. Before the order is shipped the list of parcels is empty; this is not a refusal. Events come from the carrier and may lag. Their texts are translated if the carrier's event is known, and otherwise left as the carrier wrote them.
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
         * @description How many orders of the signed-in customer each tab of listOrders holds: exactly the `total` that listOrders returns for that tab. An order in after-sale is in two tabs, that of its fulfilment and that of its status, so the tabs can add up to more than `all`. Every tab is present, empty ones as 0. The answer also says how many items are waiting for a review.
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
         * @description All the small numbers that a signed-in customer sees throughout the storefront, in one light answer that is meant to be polled often: pieces in the bag, unread notifications, unread messages, unpaid orders, and the unpaid order whose deadline comes first, with its deadline, for the countdown. Counts agree with getCart, listNotifications, listConversations and getOrderCounts.
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
         * Quote a refund
         * @description How much the signed-in customer could be refunded now for some pieces of an order, how that amount is made up, and,
         *     where no refund is possible, why. It is a POST only because it needs a body: it changes nothing, reserves nothing
         *     and may be repeated freely. applyRefund calculates by the same rules.
         *
         *     - Each item has its own `block`, the first reason that applies; blocked items are not refunded and do not count in
         *       the sums. Obstacles are part of the answer, never a refusal: only an order that is not the customer's is refused,
         *       with order_not_found.
         *     - `options` lists every type and product status that the order's fulfilment allows, with the reasons that can be
         *       given, whatever the request asks about.
         *     - Discount: it is shared among the items in proportion to their prices, and the share of an item among its pieces,
         *       in whole cents rounded in the shop's favour; the last piece of an item gets what remains.
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
         * @description Opens a refund case for pieces of one of the signed-in customer's orders; allowed exactly while allowed_actions of
         *     the order names refund. All fields are required, and the amount is not negative (R5.07). quoteRefund says beforehand
         *     how much can be refunded, and why no more. Several cases of one order may be open at once, on different pieces.
         *
         *     | Fulfilment | What may be asked | The case begins |
         *     |--:|---|---|
         *     | 1 waiting for delivery | refund_only, not_received | accepted: nothing was shipped, so the platform agrees at once |
         *     | 2 delivered (shipped) | refund_only, or refund_return when received | applied |
         *     | 3 received, or 4 completed in its time for refunds | refund_only or refund_return | applied |
         *
         *     Then: the shop accepts or refuses; with return the customer sends the goods back (shipRefund) and the shop checks
         *     them; the money is refunded to the balance, as one bill of type refund for exactly the case's amount. A refused case
         *     can be escalated to the platform (escalateRefund). The order continues meanwhile: Fulfilment describes how a case
         *     affects it, and OrderStatus what its tabs show.
         *
         *     - Pieces: a piece is in at most one case that is open or refunded. The remaining pieces of an item are its
         *       refundable_quantity.
         *     - Amount: from `0.00` up to max_amount of quoteRefund: the price of the pieces less their share of the discount;
         *       plus the freight, less what other cases have of it, if nothing was received and these are the last pieces of an
         *       order whose other pieces are all in cases for their full amount. A larger amount is refused with
         *       refund_amount_too_large, with the largest amount allowed. So the cases never refund more than was paid, to the
         *       cent.
         *     - Before the order is shipped, a case for the full amount of its pieces cancels them: they are not shipped
         *       (cancels_items), and return to the shop's stock when they are refunded. A case for less is a price reduction, and
         *       its pieces are shipped.
         *     - refund_already_open: too few pieces of an item are left because others are in an open case, which the details
         *       name. refund_not_allowed: any other obstacle, as quoteRefund names it (`block`).
         *     - Idempotency: the same idempotency_key with the same body returns the same case again without opening another; the
         *       same key with another body is refused with idempotency_conflict.
         *     - Proofs are one to nine pictures uploaded beforehand (uploadFile); `proof` of the reason says what is accepted.
         */
        post: operations["applyRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/change_of_mind_quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Quote a change of mind
         * @description What would come back to the signed-in customer for some pieces of an order that declareChangeOfMind undoes, by the same rules. It is a POST only because it needs a body: it changes nothing, reserves nothing and may be repeated freely.
         */
        post: operations["quoteChangeOfMind"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/change_of_mind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a purchase without a reason
         * @description Withdraws the signed-in customer from the contract about pieces of an order, without a reason (Directive 2011/83/EU,
         *     Art. 9 and 11a); allowed exactly while allowed_actions of the order names change_of_mind. Nobody decides about it. The
         *     answer is the receipt: `items`, `created_at` and `amount` say what was undone, when, and what comes back. The server
         *     also sends it to the customer's e-mail address, if that is verified. getRefund and listRefunds have it as a case of
         *     kind change_of_mind.
         *
         *     | Fulfilment | The case | Then |
         *     |--:|---|---|
         *     | 1 waiting for delivery | refund_only, refunded | the pieces are not shipped, and the money is back at once |
         *     | 2, 3 or 4 | refund_return, accepted | the customer sends the goods back within 14 days (shipRefund); once the shop has them, the money is refunded |
         *
         *     - Time: from payment until change_of_mind_until of the order.
         *     - Pieces: up to change_of_mind_quantity of an item, those that are neither in an open case nor refunded.
         *     - Amount: what quoteChangeOfMind says, as one bill of type refund. A case before shipping cancels its pieces
         *       (cancels_items).
         *     - change_of_mind_not_allowed: the time is over, or an item has fewer pieces left, is named twice or is not the order's.
         *     - Idempotency: the same idempotency_key with the same body returns the same receipt again without undoing more; the
         *       same key with another body is refused with idempotency_conflict.
         */
        post: operations["declareChangeOfMind"];
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
         * @description Everything about one refund case of the signed-in customer: what it covers, its status, every step so far, newest first, which actions are allowed now and when the next step is due. A case of another customer is treated like one that does not exist. RefundStatus describes the states, RefundAction the actions.
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
         * @description Escalates a refund case that the shop has refused to the platform, for the signed-in customer. Allowed exactly while
         *     its allowed_actions name escalate: once, until escalate_by (7 days after the refusal), while its pieces are in no
         *     other case and its amount can still be refunded. The case is `applied` again and waits for the platform, which
         *     answers within 3 days (next_by). If the platform accepts, the case continues as if the shop had accepted it; a
         *     refusal is final for this case. Goods that the shop already has back are refunded without being sent again.
         *
         *     The explanation becomes an entry of the log; more can be added in the case's conversation. In any other state the
         *     answer is refund_state_changed. It does not matter whether the order has been completed in the meantime.
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
         * @description Withdraws a refund case of the signed-in customer that is applied or accepted; allowed exactly while its allowed_actions name cancel. The case becomes withdrawn, and its pieces can be named in another case; pieces that it cancelled will be shipped after all. No money moves. A withdrawn case cannot be reopened, but the refund may be applied for again. In any other state the answer is refund_state_changed: goods on their way back can no longer be stopped, and pieces that stayed behind when the rest of the order was shipped are not sent later.
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
         * Report the return parcel
         * @description Tells the shop how the goods are being returned: carrier and tracking number. For an accepted case of type refund_return; allowed exactly while its allowed_actions name ship. The case goes accepted → returning. When the shop has the goods the case is returned, and is then refunded (or refused with a reason). The address to send to is return_address of the case. In any other state the answer is refund_state_changed; only customer service can change a tracking number once it has been given.
         */
        post: operations["shipRefund"];
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
         * @description Writes the signed-in customer's review of one order item, or appends to the existing review. All three scores are
         *     required and there is no default; `content` cannot be empty (R5.08). Pictures are uploaded with uploadFile
         *     beforehand.
         *
         *     - Each order item can be reviewed once, while the fulfilment of its order is received (3) or completed (4) and the
         *       customer keeps at least one piece of it, that is, a piece that is neither refunded nor in an open case. When the
         *       last such item of a received order has been reviewed and no case is open, the order is completed (3 → 4);
         *       a refund stays possible until the date that was stated.
         *     - With `append_to`, the text and pictures are appended to that review, once, at any time; the scores do not change.
         *     - A review is public at once and cannot be changed or withdrawn. The figures of the product (`reviews` of
         *       getProduct, `summary` of listProductReviews) and the `summary` of listShopReviews are updated at once, those on
         *       cards and in getShop within an hour.
         *
         *     Refusals: order_not_found if the customer has no such order item, or `append_to` is not their own review of it;
         *     review_not_allowed while the state of the order does not allow a review; review_already_written if the item has
         *     already been reviewed, or the review already has its addition. A repeat with the same idempotency_key returns the
         *     first success again; idempotency_conflict if the key was used with another body.
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
         *     orders that were not refunded in full. Items waiting for a review come first, most recently received first; then the
         *     reviewed ones, newest review first, with the shop's reply and the addition. `total` counts all pages; with
         *     `state=pending` it is the number of items that are waiting for a review.
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
         * @description The networks on which the signed-in customer can send coins, each with the platform's address, the smallest amount,
         *     the fee (dollars), confirmations and usual minutes; and the names of networks that are refused. R5.11: the network
         *     must be the same as at the withdrawing platform; deposits through decentralised exchanges, BSC, HECO and other
         *     unsupported chains are not supported. The client shows these warnings before it shows an address.
         *
         *     An address is valid only while it is listed. address_changed_at says when it last changed, so that a customer who
         *     saved the old one can be warned; clients must not cache addresses. An empty list means that on-chain top-up is
         *     closed. The method and path are stated (R7.01); the answer is proposed.
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
         * @description The ways in which the signed-in customer can top up, with limits per top-up (dollars), the fee in words and the usual time. manual carries the bank details to transfer to and the customer's own reference; card is paid on an external provider's page, which createCardPayment opens: card numbers are entered there and never reach this product. The method card is proposed (R3.08 names only manual and on-chain), and closed while no provider is configured. The details of onchain are in listBlockchains. A closed method is listed with enabled false.
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
    "/api/user/recharge_quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fee, arrival and coins of a top-up
         * @description What a top-up by this method would cost the signed-in customer and what would be credited, all in dollars: arrival =
         *     amount − fee, with the fee included in the amount; on-chain also the rate and the coins to send. The quote is the
         *     only source of fee, arrival and coins: clients do not know the fees and rates, which change, so a client never
         *     calculates or rounds them itself. A quote is valid for 30 minutes (valid_until), for exactly this method, network
         *     and amount; createCardPayment must name it, createRecharge may. It reserves nothing, and any number of quotes may be
         *     requested.
         *
         *     It works in both directions, with exactly one of `amount` (what the customer pays) and `arrival` (what is to be
         *     credited). For an arrival, the quote's amount is the smallest whose arrival is at least that. Neither or both of
         *     them, or onchain without network, is answered with 422.
         *
         *     method_closed: the method is switched off. network_unsupported: not listed or closed.
         *     amount_out_of_range: the amount is outside min and max, which are those of the method and, on-chain,
         *     not below the network's min_amount.
         */
        get: operations["quoteRecharge"];
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
         * @description Reports a top-up that the signed-in customer has already sent, with its evidence, for audit. R5.06: a valid amount,
         *     a chosen network, a recharge address and uploaded evidence. This call credits nothing: the top-up starts with status
         *     0 (auditing); 0 → 1 (passed) credits arrival = amount − fee and writes one bill of type recharge; 0 → 2 (refused)
         *     does neither and says why. 1 and 2 are final; a refused top-up may be reported again with better evidence.
         *
         *     - manual: a bank transfer to the payee of listRechargeMethods. onchain: coins sent to the address of listBlockchains
         *       on that network. Card top-ups are started with createCardPayment and are not reported here.
         *     - amount_out_of_range: outside min and max of the method, or below the network's min_amount.
         *       network_unsupported: not listed (BSC, HECO and all others) or closed. method_closed: the method is
         *       not enabled.
         *     - quote_id: names the quote that the customer has seen, whose fee and rate then apply (quote_expired: unknown, past
         *       valid_until, used before, or for another method, network or amount). An expired quote never blocks money that has
         *       already been sent: without a quote_id the top-up is accepted at the current fee and rate.
         *     - evidence_already_used: the same picture (even if it was uploaded again), the same tx_hash or the same bank
         *       reference (other than the payee's own, which every transfer of this customer carries) belongs to a top-up of any
         *       customer that is under audit or passed. A refused top-up may be reported again with the same evidence.
         *     - Checked in this order: idempotency_key, method (method_closed), network (network_unsupported), limits
         *       (amount_out_of_range), quote (quote_expired), the uploaded picture (upload_not_found, upload_expired), evidence (evidence_already_used).
         *     - On-chain: the audit passes only when `onchain.confirmations` has reached confirmations_needed.
         *     - Idempotency: the same idempotency_key with the same body returns the same top-up again without creating another;
         *       the same key with another body is refused with idempotency_conflict.
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
         * @description The signed-in customer's top-ups, newest first: method, network, address, amount, fee, evidence, audit result and arrival (R3.08). A card top-up appears once its card payment has succeeded. Status 0 is auditing, 1 passed, 2 refused; arrival is null until the top-up has passed. `months` carries the sums for each month that has a top-up on the page; they cover the whole month under the same filter. The method and path are stated (R7.01); the parameters and the answer are proposed.
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
    "/api/user/recharge_detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One top-up
         * @description One top-up of the signed-in customer, as listRecharges shows it. While it is under audit a client polls to see
         *     `onchain.confirmations` grow. A top-up that does not exist, or is another customer's, is refused with
         *     recharge_not_found.
         */
        get: operations["getRecharge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/card_payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a card payment
         * @description Starts a top-up by card for the signed-in customer. The answer carries the address of the provider's page, which the
         *     client opens in place of its own (never in a frame). The card details are entered there; no card data passes through
         *     this product. Afterwards the provider redirects the customer to return_url with `payment_id` in its query. The
         *     customer may arrive there, in another tab, without a session, or never: only getCardPayment gives the outcome, since
         *     the address carries none.
         *
         *     This call credits nothing. When the provider confirms, status becomes succeeded, and a top-up of method card (status
         *     1) and its one bill for arrival = amount − fee are created together, exactly once, however often the provider or
         *     the customer repeats anything.
         *
         *     - Checked in this order: idempotency_key, return address (return_address_refused: its origin, that is, scheme, host
         *       and port, is not one that the back end is configured with; path and query are free), method (method_closed),
         *       limits (amount_out_of_range), quote (quote_expired: unknown, past valid_until, used before, or not for card and
         *       this amount).
         *     - Idempotency: the same idempotency_key with the same body returns the same payment again; the same key with another
         *       body is refused with idempotency_conflict.
         *
         *     The method card, and so this call, is proposed: R3.08 names only manual and on-chain.
         */
        post: operations["createCardPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/card_payment_detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Status of a card payment
         * @description One card payment of the signed-in customer. While it is pending or unknown, a client that waits for it polls every
         *     few seconds, and stops when its page is hidden. Once it has succeeded, the balance, bills and top-ups have changed.
         *     A payment that does not exist, or is another customer's, is refused with card_payment_not_found.
         *
         *     The payment is named by its id, or by the idempotency_key of the createCardPayment that began it, for a client that
         *     lost its answer. Exactly one of the two is required; none or both are refused with 422.
         */
        get: operations["getCardPayment"];
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
         * @description What a withdrawal of this amount would cost the signed-in customer and what would arrive, all in dollars: arrival =
         *     amount − fee. The fee is included in the amount, so exactly the amount leaves the balance. The quote is the only
         *     source of fee and arrival: clients do not know the fees, which may change, so a client never calculates or rounds
         *     them itself. A quote is for exactly this type, network and amount, is valid for 10 minutes (valid_until), is named
         *     by quote_id in createWithdrawal and reserves nothing. Any number of quotes may be requested.
         *
         *     It works in both directions, with exactly one of `amount` (what leaves the balance) and `arrival` (what is to
         *     arrive). For an arrival, the quote's amount is the smallest whose arrival is at least that. Neither or both of them,
         *     or onchain without network, is answered with 422.
         *
         *     method_closed: the type is switched off. network_unsupported: not listed or closed.
         *     amount_out_of_range: the amount is outside min and max of getWithdrawalInfo (details carry both).
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
         * @description The signed-in customer's balance and its parts (balance = available + pending, dollars), the limits of one withdrawal, the types and networks that are open, and the saved payees, masked. Pending is the money held for withdrawals under audit. fee_text is for display only; fee and arrival come only from quoteWithdrawal. The method and path are stated (R7.01); the answer is proposed.
         */
        get: operations["getWithdrawalInfo"];
        put?: never;
        /**
         * Apply for a withdrawal
         * @description Applies for a withdrawal of the signed-in customer to one of their payees, a bank card or an address on a network.
         *     Success means that the application was received, not that money was sent. R5.05: the amount is not empty, greater
         *     than 0, correct, and not larger than the balance (here, the available balance).
         *
         *     | Audit | What happens to the money |
         *     |---|---|
         *     | applied, status 0 (auditing) | the amount is held: available falls, pending rises, the balance stays; no bill yet |
         *     | 0 → 1 (passed) | the amount leaves pending and the balance; one bill of type withdrawal for −amount; arrival = amount − fee is sent |
         *     | 0 → 2 (refused) | the amount returns from pending to available; no bill, no fee; refuse_reason says why |
         *     | 0 → -1 (cancelWithdrawal) | the amount returns from pending to available; no bill, no fee |
         *
         *     1, 2 and -1 are final. Fee and arrival are those of the quote that the customer has seen and accepted; nothing else
         *     is ever charged.
         *
         *     - Checked in this order: idempotency_key, wallet (wallet_frozen), payment code (pay_code_not_set, pay_code_locked,
         *       pay_code_wrong; the fifth wrong attempt in a row locks it for 15 minutes), payee (payee_not_found;
         *       payee_not_usable_yet before its usable_from), type (method_closed), network (network_unsupported), limits
         *       (amount_out_of_range), quote (quote_expired: unknown, past valid_until, used before, or for another type, network
         *       or amount), balance (balance_insufficient).
         *     - Idempotency: the same idempotency_key with the same body returns the same withdrawal again and holds the amount
         *       only once, so a client may safely repeat the call after a time-out; the same key with another body is refused with
         *       idempotency_conflict. The call is not marked idempotent because a repeat with a wrong code counts as another wrong
         *       attempt.
         *     - The withdrawal goes to a saved payee of the customer: addPayee saves one, with a step-up, and it can be used 24
         *       hours later. Money never goes to an account that was entered a moment before.
         *     - The payment code appears in this body only: never in a URL, a log, a cache or an answer.
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
         * @description The signed-in customer's withdrawals, newest first: type, amount, service charge, arrival, card or address (masked),
         *     bank and audit result (R3.07). `status` is the filter of R4.03 (all, 2 refused, 0 auditing, 1 passed), and -1
         *     cancelled, which is proposed. Withdrawals with 0 are held in pending; those with 2 or -1 cost nothing. `months`
         *     carries the sums for each month that has a withdrawal on the page; they cover the whole month under the same filter.
         *     The method and path are stated (R7.01); the other parameters and the answer are proposed.
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
    "/api/user/extract_detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One withdrawal
         * @description One withdrawal of the signed-in customer, as listWithdrawals shows it. Once an on-chain withdrawal has passed,
         *     `onchain` carries the transaction and its growing number of confirmations, for which a client polls. A withdrawal
         *     that does not exist, or is another customer's, is refused with withdrawal_not_found.
         */
        get: operations["getWithdrawal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/extract_cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a withdrawal under audit
         * @description Cancels a withdrawal of the signed-in customer that is under audit. Transition 0 → -1, final; allowed exactly while
         *     allowed_actions names cancel. The whole amount returns from pending to available at once and the balance does not
         *     change; there is no bill and no fee. Cancelling is allowed while the wallet is frozen, since no money goes out.
         *
         *     In every other status, including already cancelled, the answer is withdrawal_state_changed with the current status.
         *     If the audit and the cancellation race, the one that the server processes first wins and the other is refused. A
         *     withdrawal that does not exist, or is another customer's, is refused with withdrawal_not_found.
         */
        post: operations["cancelWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/payee_add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a payee
         * @description Saves a bank card or an address on a network to withdraw to. Withdrawals go only to payees (createWithdrawal names
         *     one by its id), so a stolen token cannot move money to a stranger's account: a new payee needs a step-up, every
         *     verified contact is notified of it, and the first withdrawal to it is accepted 24 hours later, from `usable_from`
         *     on.
         *
         *     Checked in this order: form of the address (422), network (`network_unsupported`), step-up, number of payees (at
         *     most 20). A payee that is already saved is returned as it is: its `usable_from` does not start again, and no further
         *     notification is sent. The full number or address is never returned.
         */
        post: operations["addPayee"];
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
         * Delete a saved payee
         * @description Deletes a payee of the signed-in customer. Withdrawals already made to it keep their masked card or address and lose their payee_id; a withdrawal under audit continues. A payee that is already deleted, or is another customer's, is refused with payee_not_found.
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
         * @description Every movement of the signed-in customer's balance, newest first: payments, refunds, passed top-ups, passed
         *     withdrawals, charges and corrections. Money in has no sign, money out a minus. balance_after is the balance
         *     (available + pending) after the movement: the balance_after of the previous bill plus this amount, so that of the
         *     newest bill is the current balance. Each bill names its source. What is still under audit has no bill.
         *
         *     `direction`, `type` and the dates narrow the list and may be combined; balance_after remains the true balance. Dates
         *     are whole days in `time_zone`, both included; a date_from after date_to finds nothing. `months` carries the money in
         *     and out for each month, in that time zone, that has a bill on the page; the sums cover the whole month under the
         *     same filter. A payment at 2026-12-31T23:30Z belongs to January 2027 for a customer in Tokyo. The method and path are
         *     stated (R7.01); the parameters and the answer are proposed.
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
    "/api/user/bill_export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The bills as a file
         * @description Makes a CSV file of the signed-in customer's bills under the same filters as listBills, newest first, all pages in
         *     one file, and returns the address to fetch it from. The file holds the bills as of this moment.
         *
         *     The address is fetched with a plain GET without token or envelope, answers `text/csv; charset=utf-8` with
         *     `Content-Disposition: attachment`, `Cache-Control: private, no-store` and `X-Content-Type-Options: nosniff`, and is
         *     valid for 5 minutes.
         *
         *     - UTF-8 with a byte order mark, RFC 4180: comma, CRLF, quotes doubled inside quoted cells. The first row holds the
         *       column names, in the language of the call.
         *     - Columns: number, time (`YYYY-MM-DD hh:mm:ss` in time_zone, which the column's name says), type,
         *       title, amount, balance after, currency (`USD`), source, number of the source.
         *     - amount and balance after are separate columns of plain numbers with their sign (`-162.50`), so that a spreadsheet
         *       can calculate with them. In every text cell a leading `=`, `+`, `-`, `@`, tab or carriage return is prefixed with
         *       an apostrophe, so that no spreadsheet treats the text as a formula.
         */
        get: operations["exportBills"];
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
         * @description The customer's notifications, newest first, of one type or of all. Notifications are kept for 180 days. Reading the list does not mark them as read: readNotifications does. `unread` counts all unread notifications, whatever `type` and page are requested, and equals `unread_notifications` of getBadges.
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
         * @description Marks some notifications as read, or all of them; nothing is ever marked as unread again. If one of the ids is not the customer's, the answer is `notification_not_found` and none is marked. Marking a read notification again is not an error: a repeat changes nothing.
         */
        post: operations["readNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/notification_preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Notification preferences
         * @description How the customer is notified about each type, besides the list of notifications, which has everything. Messages go
         *     to verified addresses only.
         */
        get: operations["getNotificationPreferences"];
        put?: never;
        /**
         * Change the notification preferences
         * @description Changes the types that are named and leaves the others. Messages about the security of the account (`system`) cannot
         *     be switched off, because a thief would do so first. A repeat changes nothing more.
         */
        post: operations["updateNotificationPreferences"];
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
         * @description A stretch of one conversation, oldest message first. The conversation is named by `conversation_id`, by `shop_id` (0
         *     for the platform), or by `refund_id` for that of a refund case. The last two also work before the first message: the
         *     conversation is then prepared, and listConversations lists it once it has a message. Exactly one of the three is
         *     required; none or several is refused with 422. A case of another customer is refused with `refund_not_found`.
         *
         *     - Without `after_id` and `before_id`: the newest messages.
         *     - `after_id`: the messages that follow that one; this is how a client polls for new ones, every 5 seconds while the
         *       conversation is open and every 30 seconds while its tab is hidden.
         *     - `before_id`: the messages just before that one, for scrolling back. Both together are refused with 422.
         *
         *     Where there are more than `limit`, both give those nearest to that message, so that a client misses none.
         *
         *     Reading the list changes nothing: a client calls readMessages once it has shown the messages. Until then
         *     `conversation.unread` says how many of the newest messages are unread, so that the client can draw a line above
         *     them.
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
    "/api/service/message_read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark messages as read
         * @description Marks the messages of one conversation as read, up to and including `up_to_id`; nothing is ever marked as unread again, so a repeat or a smaller id changes nothing. An id beyond the newest message means all of them. A client calls it when the messages are visible, and again when new ones arrive while the conversation is open.
         */
        post: operations["readMessages"];
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
         * @description Writes to the platform's service (`shop_id` 0) or to a shop: a text, a picture that uploadFile has stored, an order
         *     or a product. The first message to a shop opens the conversation. With `refund_id` the message goes into the
         *     conversation of that refund case, which is read by the shop and, once the case has been escalated, by the platform;
         *     a case of another customer or another shop is refused with `refund_not_found`.
         *
         *     Idempotent by `client_id`: a repeat with the same one returns the message that was stored the first time and stores
         *     nothing, so a message that seemed to fail can be sent again. A `client_id` belongs to one customer; another body
         *     with the same one is ignored.
         *
         *     An order of another customer, or of a shop other than the one written to, is refused with `order_not_found`.
         *     Messages are accepted even while nobody is online. `service_unavailable` means that none can be accepted now,
         *     because the service is switched off or the shop is closed: nothing was stored.
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
         * @description Questions with their answers, by subject, and how to reach a person. Public, because the login, the registration and the top-up screens offer the same help. The whole help is one answer of well under 100 kB, which the client can search without another call and may cache for an hour. Screens that need only one answer call getHelpItem.
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
    "/api/service/help_item": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One help item
         * @description One question with its answer, by the key that links and other screens use for it. Public, like getHelp, and equal to the item with this key there.
         */
        get: operations["getHelpItem"];
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
         * @description Counts whether an answer helped. No token is needed. One vote counts for each visitor, item and day: a later one replaces the earlier, and a repeat changes nothing. Visitors are distinguished by a hash of their network address, which is discarded after a day. After 60 votes in an hour from one address, further votes get the same answer but are not counted.
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
         * @description The legal texts in force: terms, privacy, refunds, and topping up and withdrawing (the choice of documents is proposed). Public, because they must be readable before registration. If a text has no translation, the English one is returned. `version_date` changes whenever a text does; the client may cache the answer for an hour.
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
         * @description The settings that differ between platforms: external links, customer-service hours, the oldest storefront that still
         *     works, and the order and withdrawal filters as name and value pairs (R3.11). Read once at each start; the client may
         *     cache the answer for 5 minutes.
         *
         *     A link that is null is shown as "Not Yet Open". Links are https and open in a new tab that has no access to the
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
         * @description Stores one picture for the signed-in customer and returns its `upload_id`, which other calls then take: as evidence
         *     of a top-up, proof of a refund or a report, picture of a review or a message, or profile picture. No call takes the
         *     URL of a picture.
         *
         *     JPEG, PNG or WebP, at most 5 MB (5 242 880 bytes) and 12 000 pixels on a side. The type is detected from the first
         *     bytes, not from the name or the declared type: any other type, including SVG and HEIC, is refused with
         *     `file_type_refused`, and a larger file with `file_too_large` and `max_bytes`. Clients scale pictures down to 2000
         *     pixels before they send them.
         *
         *     Privacy: clients remove EXIF and all other hidden data (place, camera, time) by re-encoding the picture before they
         *     send it. The server should do the same, since other clients may not; the answer does not say whether it did. The
         *     name of the stored file is random, with at least 128 bits, and is listed nowhere; the original file name is not
         *     kept.
         *
         *     Who may see it: until it is used, and wherever it is evidence, proof or part of a message, only its customer,
         *     through the signed URLs of PrivatePicture. As a profile picture or in a review it becomes public: updateProfile and
         *     createReview give it a separate URL that anybody can read and that reveals nothing about the upload.
         *
         *     An upload that no call has used within 24 hours is removed; its id is then refused with `upload_expired` for at
         *     least a week, and with `upload_not_found` once the server has forgotten it. A client keeps the picture itself until
         *     the form is sent, and uploads it again after either refusal. A repeat stores the picture once more under another id,
         *     which is harmless.
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
         * @description The login password in use. It must not be empty; a wrong one of any length is a wrong password, not an invalid request. Never logged.
         */
        CurrentPassword: Schemas.CurrentPassword;
        /**
         * Log in
         * @description Who logs in.
         */
        LoginUserBody: Schemas.LoginUserBody;
        /**
         * Session user
         * @description The session that a log-in or a registration opened, and whose it is.
         */
        SessionUser: Schemas.SessionUser;
        /**
         * Logged in
         * @description The answer of a log-in that succeeded.
         */
        LoginUserSuccess: Schemas.LoginUserSuccess;
        /**
         * Money
         * @description An amount in US dollars, as a decimal string with exactly two places, for example `"129.90"`. Never negative. Sums are made in whole cents, never in floating point.
         * @example 129.90
         */
        Money: Schemas.Money;
        /**
         * What keeps an account open
         * @description What has to be settled before an account can be closed. At least one of them is not empty or zero.
         */
        CloseBlockers: Schemas.CloseBlockers;
        /**
         * Evidence details
         * @description What was used before, and for which top-up.
         */
        EvidenceDetails: Schemas.EvidenceDetails;
        /**
         * File limit details
         * @description The largest file accepted.
         */
        FileLimitDetails: Schemas.FileLimitDetails;
        /**
         * Limit details
         * @description The limit that was met.
         */
        LimitDetails: Schemas.LimitDetails;
        /**
         * Order status
         * Format: int32
         * @description The status of an order, as the tabs show it.
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
         *     It is derived only from `fulfilment` and the cases of the order. The first that applies:
         *
         *     1. -4 while any case is `applied`, that is waits for the shop's or the platform's answer;
         *     2. -2 while one is accepted, returning or returned;
         *     3. -3 when cases were refunded and together they refunded the order's whole `total_amount`;
         *     4. otherwise the fulfilment.
         *
         *     So a partial refund never ends an order: once it is paid, the order shows its fulfilment again.
         *
         *     The list is open: a client shows an unknown status by its number, and offers only what `allowed_actions` names.
         */
        OrderStatus: Schemas.OrderStatus;
        /**
         * Order state details
         * @description The order that caused the refusal, and its current status.
         */
        OrderStateDetails: Schemas.OrderStateDetails;
        /**
         * Payment code details
         * @description How many tries are left, and until when the payment code is locked.
         */
        PayCodeDetails: Schemas.PayCodeDetails;
        /**
         * Payee wait details
         * @description When withdrawals to a new payee become possible.
         */
        PayeeWaitDetails: Schemas.PayeeWaitDetails;
        /**
         * Picture address
         * Format: uri-reference
         * @description Where a picture is served: an absolute https address, or a path under the back end's base address. The same address always serves the same picture, so that it can be cached for ever; only the signed addresses of PrivatePicture expire. Clients load nothing else: `javascript:`, `data:`, a second slash at the beginning and backslashes, which browsers read as slashes, are not allowed.
         * @example /pictures/1f3a7.webp
         */
        PictureUrl: Schemas.PictureUrl;
        /**
         * Shop reference
         * @description As much of a shop as a product, a cart group or an order has to name.
         */
        ShopRef: Schemas.ShopRef;
        /**
         * Category code
         * @description One of the ten product categories (R3.12): computer, electrical equipment (`electrical`), outdoors, family life (`family`), health, men's clothing (`men`), women's clothing (`women`), food, mobile phone (`phone`), toys. Everything shown with a picture carries the code of its category, so that a client can give each category a consistent look. The list is closed; a client that meets an unknown code falls back to a neutral look.
         * @enum {string}
         */
        CategoryCode: Schemas.CategoryCode;
        /**
         * Quote line
         * @description One line of a quote at the price and stock of this moment.
         */
        QuoteLine: Schemas.QuoteLine;
        /**
         * Positive money
         * @description An amount in US dollars that is greater than zero: a decimal string with exactly two places and no leading zeros, from `"0.01"` up. Used wherever a customer states an amount to move (R5.05: greater than 0, a correct amount).
         * @example 300.00
         */
        PositiveMoney: Schemas.PositiveMoney;
        /**
         * Duty line
         * @description One duty or import tax of an order. Goods of one heading are one line, as a customs declaration has them; goods of two headings are two. What is not due has no line.
         */
        DutyLine: Schemas.DutyLine;
        /**
         * Duty estimate
         * @description Between what and what the carrier may collect, where it is not known.
         */
        DutyEstimate: Schemas.DutyEstimate;
        /**
         * Duties
         * @description Which duties and import taxes are due, and who collects them, shown before the order is paid.
         */
        Duties: Schemas.Duties;
        /**
         * Quote group
         * @description What one shop would send as one order.
         */
        QuoteGroup: Schemas.QuoteGroup;
        /**
         * Mobile number
         * @description A mobile number, best with its country's calling code. When numbers are compared, spaces and hyphens are ignored and a leading `00` is `+`; letters and brackets are refused.
         * @example +819012345678
         */
        MobileNumber: Schemas.MobileNumber;
        /**
         * Country code
         * @description A country, as the two capital letters of ISO 3166-1.
         * @example JP
         */
        CountryCode: Schemas.CountryCode;
        /**
         * Area reference
         * @description One step of an address: a province, a city, a district.
         */
        AreaRef: Schemas.AreaRef;
        /**
         * Address tag
         * @description What the customer calls the address. `home`, `company` and `other` are known words, which clients translate; any other text is the customer's own and is shown as it is.
         * @example home
         */
        AddressTag: Schemas.AddressTag;
        /**
         * Idempotency key
         * Format: uuid
         * @description A UUID that the client creates once per intention (when the form opens or the button is tapped), and sends again
         *     unchanged when it repeats the request after a time-out or a lost connection. In lower case (RFC 9562, section 4), in
         *     requests and answers, whatever the database writes.
         *
         *     - Same customer, same call, same key, same body: the first success is returned again, and nothing is done twice.
         *     - Same key with another body: `idempotency_conflict`, and nothing is done.
         *     - Only a success is kept under the key. After a refusal the key is free: the customer may correct
         *       the form and send it again.
         *     - The repeated answer has the `data` of the first answer unchanged: it lacks later changes, its `server_time` is that of
         *       the first answer, and a signed URL in it (PrivatePicture) may have expired. The client repeats its reads as after
         *       every change.
         *     - A key is kept for at least 24 hours (1 440 minutes), and a client repeats a request for no longer than that, by the
         *       server's clock. An older request, or one of unknown age, is looked for by its key in the list that it adds to.
         *     - Two simultaneous requests with one key are carried out one after the other, so the second gets the first one's
         *       answer.
         *     - The server looks at the key before all business rules.
         * @example 7b0d3c1e-52a4-4f0e-9a55-0d6a5f3c9e21
         */
        IdempotencyKey: Schemas.IdempotencyKey;
        /**
         * Address
         * @description A shipping address of the customer.
         */
        Address: Schemas.Address;
        /**
         * Promo refusal reason
         * @description Why a promo code is not accepted: no such code, past its end, used by this customer before, the subtotal is below its minimum, or it does not apply to any of the items.
         * @enum {string}
         */
        PromoReason: Schemas.PromoReason;
        /**
         * Promo in a quote
         * @description What became of the promo code. A refused code does not refuse the quote: the quote is made without it.
         */
        QuotePromo: Schemas.QuotePromo;
        /**
         * Kind of change
         * @description price: the unit price differs from the one the customer last saw in the cart. stock: fewer pieces are in stock than the line asks for, so the quantity was lowered. removed: the line cannot be ordered (sold out, product or specification gone, shop closed), so it was left out.
         * @enum {string}
         */
        QuoteChangeKind: Schemas.QuoteChangeKind;
        /**
         * Quote change
         * @description A difference between the quote and what the customer last saw in the cart, to be shown before ordering. The change of a quoted price after the quote is createOrder's price_changed.
         */
        QuoteChange: Schemas.QuoteChange;
        /**
         * Order quote
         * @description What an order would cost now, per shop and in all. Nothing is reserved. Sums: total_amount = subtotal + freight − discount, in each group and in all; the groups add up to the whole.
         */
        OrderQuote: Schemas.OrderQuote;
        /**
         * Price change details
         * @description The quote as it is now, to be shown beside the one the customer had accepted.
         */
        PriceChangeDetails: Schemas.PriceChangeDetails;
        /**
         * Promo details
         * @description Why the promo code was refused.
         */
        PromoDetails: Schemas.PromoDetails;
        /**
         * Range details
         * @description The smallest and the largest amount allowed, both included.
         */
        RangeDetails: Schemas.RangeDetails;
        /**
         * Refund block
         * @description Why pieces cannot be refunded: the first reason that applies.
         *
         *     | Value | Meaning |
         *     |---|---|
         *     | not_paid | the order waits for payment: cancel it |
         *     | order_cancelled | the order is cancelled |
         *     | order_completed | the order is completed: its time for refunds is over |
         *     | not_in_order | the order has no such item |
         *     | chosen_twice | the item was named twice |
         *     | already_refunded | all its pieces are refunded |
         *     | in_open_case | too few pieces are left, since others are in an open case |
         *     | too_many | more pieces than the item has left |
         *     | not_shipped | the order is not shipped yet: only refund_only and not_received are possible |
         *     | not_received | a refund with return is requested for goods that were not received |
         *     | reason_unfit | the reason is unknown, or does not apply to the type and the product status (applyRefund only) |
         * @enum {string}
         */
        RefundBlock: Schemas.RefundBlock;
        /**
         * Refund block details
         * @description What stands in the way of the refund.
         */
        RefundBlockDetails: Schemas.RefundBlockDetails;
        /**
         * Open refund details
         * @description The refund case that is open already.
         */
        RefundRefDetails: Schemas.RefundRefDetails;
        /**
         * Refundable details
         * @description The most that can be refunded for the chosen items.
         */
        RefundableDetails: Schemas.RefundableDetails;
        /**
         * Retry details
         * @description When the next try is allowed.
         */
        RetryDetails: Schemas.RetryDetails;
        /**
         * Service hours details
         * @description When customer service can be reached.
         */
        ServiceHoursDetails: Schemas.ServiceHoursDetails;
        /**
         * Shortfall details
         * @description What is available, and what is missing.
         */
        ShortfallDetails: Schemas.ShortfallDetails;
        /**
         * Stock details
         * @description What is left of the specification that was asked for.
         */
        StockDetails: Schemas.StockDetails;
        /**
         * Terms details
         * @description The version of the terms that is in force.
         */
        TermsDetails: Schemas.TermsDetails;
        /**
         * Upload reference
         * @description An upload of this customer, by the `upload_id` that uploadFile answered. Never a URL: a customer can only send pictures that the server itself has stored and checked. An unknown id, or another customer's, is refused with `upload_not_found`; one that no call has used within 24 hours is refused with `upload_expired`. Several calls may use one upload.
         * @example u_6dK2wPq9XbT4mZs8RvY3cA
         */
        UploadRef: Schemas.UploadRef;
        /**
         * Upload details
         * @description The upload that cannot be taken.
         */
        UploadDetails: Schemas.UploadDetails;
        /**
         * Free freight
         * @description The subtotal from which a shop ships free, and how much the group's lines lack.
         */
        FreeFreight: Schemas.FreeFreight;
        /**
         * Language tag
         * @description A language as a BCP 47 tag (RFC 5646).
         * @example zh-CN
         */
        LanguageTag: Schemas.LanguageTag;
        /**
         * Cart quantity limit
         * @description What bounds a line's quantity: `stock`, no more pieces are in stock; `customer`, one customer may buy no more (`limit`); `line`, no line of a cart holds more than 999.
         * @enum {string}
         */
        CartQuantityLimit: Schemas.CartQuantityLimit;
        /**
         * Cart invalid reason
         * @description Why a cart line cannot be ordered as it stands.
         *
         *     | Value | Meaning | What helps |
         *     |---|---|---|
         *     | sold_out | The specification is sold out; others of the product may be in stock. | Choose another specification (updateCartLine), or wait. |
         *     | removed | The product is no longer offered. | Delete the line. |
         *     | spec_gone | The product is offered, but not in this specification any more. | Choose another specification (updateCartLine). |
         *     | shop_closed | The shop is closed. | Wait until it opens again, or delete the line. |
         *
         *     If several apply, the one that is hardest to resolve is given: removed, then shop_closed, spec_gone, sold_out. A line
         *     becomes valid again automatically once its reason no longer applies.
         * @enum {string}
         */
        CartInvalidReason: Schemas.CartInvalidReason;
        /**
         * Cart line
         * @description One product specification in the cart. There is at most one line for each specification. The cart reserves nothing: stock and price are those of this moment and are checked again by quoteOrder and createOrder.
         */
        CartLine: Schemas.CartLine;
        /**
         * Cart group
         * @description The valid lines of one shop. Each group becomes an order of its own.
         */
        CartGroup: Schemas.CartGroup;
        /**
         * Cart
         * @description The whole cart of the customer. It is kept on the server without an end date and is the same on all their devices; at most `line_limit` lines, valid and invalid together. It has no sums: each client keeps its own selection of lines, so that two devices do not disturb each other, and quoteOrder calculates what the selected lines cost.
         */
        Cart: Schemas.Cart;
        /**
         * E-mail address
         * Format: email
         * @description An e-mail address. Compared without regard to capitals, stored as it was typed.
         * @example demo@meridian.shop
         */
        EmailAddress: Schemas.EmailAddress;
        /**
         * Waiting e-mail address
         * @description A new e-mail address that has not been verified yet. Until it is, the current one stays in force.
         */
        PendingEmail: Schemas.PendingEmail;
        /**
         * Waiting mobile number
         * @description A new mobile number that has not been verified yet. Until it is, the current one stays in force.
         */
        PendingMobile: Schemas.PendingMobile;
        /**
         * Language setting
         * @description A language that the storefront is offered in.
         */
        LanguageSetting: Schemas.LanguageSetting;
        /**
         * User info
         * @description The logged-in customer: identity, balance and security settings. Passwords and the payment code are never part of it.
         */
        UserInfo: Schemas.UserInfo;
        /**
         * Version details
         * @description What stands now, to be shown beside what the customer was about to save. Of `cart`, `address` and `userinfo` exactly the one that the call would have changed is there.
         */
        VersionDetails: Schemas.VersionDetails;
        /**
         * Withdrawal status
         * Format: int32
         * @description How a withdrawal stands: 0 auditing, 1 passed, 2 refused, as R4.03 states them; -1 cancelled by the customer under audit, which is proposed.
         * @enum {integer}
         */
        WithdrawalStatus: Schemas.WithdrawalStatus;
        /**
         * Withdrawal state details
         * @description The withdrawal that caused the refusal, and its current status.
         */
        WithdrawalStateDetails: Schemas.WithdrawalStateDetails;
        /**
         * User info answer
         * @description The answer of getUserInfo.
         */
        GetUserInfoSuccess: Schemas.GetUserInfoSuccess;
        /**
         * Nothing
         * @description Null, if an answer carries nothing beyond its success. (An empty object is allowed too, since some back ends cannot write a bare null.)
         */
        Nothing: Schemas.Nothing;
        /**
         * Logged out
         * @description The answer of a log-out.
         */
        LogoutUserSuccess: Schemas.LogoutUserSuccess;
        /**
         * New login password
         * Format: password
         * @description A login password to be set: at least 6 characters of any kind, spaces included, nothing trimmed. Stored only as a salted hash; never answered, never logged.
         */
        NewPassword: Schemas.NewPassword;
        /**
         * Verification code
         * @description The six digits that sendCode sent by e-mail or text message. Valid for 10 minutes, for one use and for one purpose (the `event` of sendCode); the fifth wrong attempt, or a newer code, voids it.
         * @example 416823
         */
        VerificationCode: Schemas.VerificationCode;
        /**
         * Register
         * @description A new customer. The five labels are stated in sections 3 and 5; the verification code is proposed.
         */
        RegisterUserBody: Schemas.RegisterUserBody;
        /**
         * Registered
         * @description The answer of a registration that succeeded: the customer is logged in at once.
         */
        RegisterUserSuccess: Schemas.RegisterUserSuccess;
        /**
         * Forgotten password
         * @description A new password for somebody who does not know the old one. No token is needed.
         */
        ForgottenPassword: Schemas.ForgottenPassword;
        /**
         * Changed password
         * @description A new password for the logged-in customer, who knows the old one. The token is needed.
         */
        ChangedPassword: Schemas.ChangedPassword;
        /**
         * Reset the login password
         * @description A new login password, authorised by a verification code (forgotten) or by the old password (changed).
         */
        ResetPasswordBody: Schemas.ResetPasswordBody;
        /**
         * Password reset
         * @description The answer of a password reset that succeeded.
         */
        ResetPasswordSuccess: Schemas.ResetPasswordSuccess;
        /**
         * Code by e-mail
         * @description A verification code by e-mail.
         */
        SendCodeByEmail: Schemas.SendCodeByEmail;
        /**
         * Code by text message
         * @description A verification code by text message.
         */
        SendCodeByMobile: Schemas.SendCodeByMobile;
        /**
         * Way of contact
         * @description A way to reach the customer: by e-mail, or by text message.
         * @enum {string}
         */
        ContactChannel: Schemas.ContactChannel;
        /**
         * Code to the customer's own address
         * @description A verification code for the logged-in customer. The server knows where to send it; the request has no address, so a stolen token cannot send codes to strangers.
         */
        SendOwnCode: Schemas.SendOwnCode;
        /**
         * Ask for a verification code
         * @description What the code is for, and where to send it.
         */
        SendCodeBody: Schemas.SendCodeBody;
        /**
         * Code requested
         * @description The answer of sendCode. It is the same whether or not an account exists.
         */
        SendCodeSuccess: Schemas.SendCodeSuccess;
        /**
         * Step-up by password
         * @description Proven by the login password.
         */
        StepUpByPassword: Schemas.StepUpByPassword;
        /**
         * Step-up by code
         * @description Proof by a code sent to a verified e-mail address or mobile number of the customer.
         */
        StepUpByCode: Schemas.StepUpByCode;
        /**
         * Ask for a step-up
         * @description The proof; `by` says of which kind.
         */
        CreateStepUpBody: Schemas.CreateStepUpBody;
        /**
         * Step-up token
         * @description The `step_up` that createStepUp returned: it shows that whoever holds the session has just proven who they are. Valid until its `expires_at`, only in the session that requested it, for any number of calls. Like a password, it is sent only in request bodies and is never logged.
         * @example qT4xZ8mB1nKs7VwYc2Rf0A
         */
        StepUpToken: Schemas.StepUpToken;
        /**
         * Step-up
         * @description Proof, valid for a few minutes, that the customer is at the device.
         */
        StepUp: Schemas.StepUp;
        /**
         * Step-up granted
         * @description The answer of createStepUp.
         */
        CreateStepUpSuccess: Schemas.CreateStepUpSuccess;
        /**
         * Signed-in device
         * @description One valid session of the customer: a browser or device on which they are logged in.
         */
        SessionDevice: Schemas.SessionDevice;
        /**
         * Signed-in devices answer
         * @description The answer of listSessions.
         */
        ListSessionsSuccess: Schemas.ListSessionsSuccess;
        /**
         * Sign out a device
         * @description Which session to end.
         */
        RevokeSessionBody: Schemas.RevokeSessionBody;
        /**
         * Device signed out
         * @description The answer of revokeSession.
         */
        RevokeSessionSuccess: Schemas.RevokeSessionSuccess;
        /**
         * Change the profile
         * @description The fields to change; those left out stay as they are. At least one is needed, beside the version.
         */
        UpdateProfileBody: Schemas.UpdateProfileBody;
        /**
         * Profile changed
         * @description The answer of updateProfile: the whole customer as it is now.
         */
        UpdateProfileSuccess: Schemas.UpdateProfileSuccess;
        /**
         * New e-mail address
         * @description A new e-mail address, which takes effect once it is verified.
         */
        UpdateEmail: Schemas.UpdateEmail;
        /**
         * New mobile number
         * @description A new mobile number, which takes effect once it is verified.
         */
        UpdateMobile: Schemas.UpdateMobile;
        /**
         * Change the e-mail address or the mobile number
         * @description The new address or number; `channel` says which.
         */
        UpdateContactBody: Schemas.UpdateContactBody;
        /**
         * Contact change asked for
         * @description The answer of updateContact: the customer, with the pending change.
         */
        UpdateContactSuccess: Schemas.UpdateContactSuccess;
        /**
         * Prove an e-mail address or a mobile number
         * @description The code that came to it.
         */
        VerifyContactBody: Schemas.VerifyContactBody;
        /**
         * Contact verified
         * @description The answer of verifyContact: the customer after the change.
         */
        VerifyContactSuccess: Schemas.VerifyContactSuccess;
        /**
         * Accept the terms
         * @description The version that the customer has read.
         */
        AcceptTermsBody: Schemas.AcceptTermsBody;
        /**
         * Accepted terms
         * @description What the customer has agreed to.
         */
        AcceptedTerms: Schemas.AcceptedTerms;
        /**
         * Terms accepted
         * @description The answer of acceptTerms.
         */
        AcceptTermsSuccess: Schemas.AcceptTermsSuccess;
        /**
         * Close the account
         * @description The proof that it is the customer who closes it.
         */
        CloseAccountBody: Schemas.CloseAccountBody;
        /**
         * Account closing
         * @description When the account is gone for good.
         */
        AccountClosing: Schemas.AccountClosing;
        /**
         * Account closed
         * @description The answer of closeAccount.
         */
        CloseAccountSuccess: Schemas.CloseAccountSuccess;
        /**
         * Payment code
         * @description The payment code (payment password): digits only, at least 6 (stated) and at most 12 (proposed). It is sent only in request bodies: never in a URL, a log, a cache or an answer. Stored only as a salted hash.
         */
        PayCode: Schemas.PayCode;
        /**
         * Change the payment code
         * @description By a customer who knows the current one.
         */
        ChangePayCode: Schemas.ChangePayCode;
        /**
         * Set the payment code by step-up
         * @description For the first time, or because the current one is forgotten.
         */
        RenewPayCode: Schemas.RenewPayCode;
        /**
         * Set the payment code
         * @description The new payment code, with the current one or with a step-up; never both.
         */
        SetPayCodeBody: Schemas.SetPayCodeBody;
        /**
         * Payment code set
         * @description The answer of setPayCode.
         */
        SetPayCodeSuccess: Schemas.SetPayCodeSuccess;
        /**
         * Check the payment code
         * @description The code to check.
         */
        VerifyPayCodeBody: Schemas.VerifyPayCodeBody;
        /**
         * Payment code right
         * @description The answer of verifyPayCode when the code is right. A wrong one is a refusal.
         */
        VerifyPayCodeSuccess: Schemas.VerifyPayCodeSuccess;
        /**
         * Addresses answer
         * @description The answer of listAddresses.
         */
        ListAddressesSuccess: Schemas.ListAddressesSuccess;
        /**
         * Save an address
         * @description A whole address. With `address_id` and `version` it replaces that one, without them it is added.
         */
        SaveAddressBody: Schemas.SaveAddressBody;
        /**
         * Address saved
         * @description The answer of saveAddress.
         */
        SaveAddressSuccess: Schemas.SaveAddressSuccess;
        /**
         * Address answer
         * @description The answer of getAddress.
         */
        GetAddressSuccess: Schemas.GetAddressSuccess;
        /**
         * Choose the default address
         * @description Which address becomes the default.
         */
        SetDefaultAddressBody: Schemas.SetDefaultAddressBody;
        /**
         * Default address chosen
         * @description The answer of setDefaultAddress.
         */
        SetDefaultAddressSuccess: Schemas.SetDefaultAddressSuccess;
        /**
         * Address deleted
         * @description The answer of deleteAddress.
         */
        DeleteAddressSuccess: Schemas.DeleteAddressSuccess;
        /**
         * Postcode rule
         * @description The form of a country's postcodes. saveAddress refuses postcodes that do not match.
         */
        PostcodeRule: Schemas.PostcodeRule;
        /**
         * Area
         * @description A country, or a part of one.
         */
        Area: Schemas.Area;
        /**
         * Areas answer
         * @description The answer of listAreas.
         */
        ListAreasSuccess: Schemas.ListAreasSuccess;
        /**
         * Languages answer
         * @description The answer of listLanguages.
         */
        ListLanguagesSuccess: Schemas.ListLanguagesSuccess;
        /**
         * Language chosen
         * @description The answer of setLanguage.
         */
        SetLanguageSuccess: Schemas.SetLanguageSuccess;
        /**
         * Storefront path
         * @description A path of the storefront, of ASCII letters, digits and `, . : @ _ ~ % = -` between single slashes; after a `?` or `#` also of `& + / ? #`. All other characters are percent-encoded. Two slashes in a row would lead to another host, and browsers read a backslash as a slash.
         * @example /detail/103
         */
        StorefrontPath: Schemas.StorefrontPath;
        /**
         * Banner
         * @description A large picture with two lines of text that leads somewhere.
         */
        Banner: Schemas.Banner;
        /**
         * Banners block
         * @description Banners to page through, in the order to show them.
         */
        HomeBannersBlock: Schemas.HomeBannersBlock;
        /**
         * Category
         * @description One of the ten product categories. A product belongs to exactly one; categories have no sub-categories.
         */
        Category: Schemas.Category;
        /**
         * Categories block
         * @description The tiles of the categories.
         */
        HomeCategoriesBlock: Schemas.HomeCategoriesBlock;
        /**
         * Product card
         * @description A product as lists, rails and feeds show it.
         */
        ProductCard: Schemas.ProductCard;
        /**
         * Hot products block
         * @description The rail of hot products.
         */
        HomeHotProductsBlock: Schemas.HomeHotProductsBlock;
        /**
         * Shop picture
         * @description One of the goods shown on a shop's card; it leads to that product.
         */
        ShopPicture: Schemas.ShopPicture;
        /**
         * Shop card
         * @description A shop as lists show it.
         */
        ShopCard: Schemas.ShopCard;
        /**
         * Hot shops block
         * @description The rail of hot shops.
         */
        HomeHotShopsBlock: Schemas.HomeHotShopsBlock;
        /**
         * Notice
         * @description A short sentence from the platform to all customers.
         */
        Notice: Schemas.Notice;
        /**
         * Notices block
         * @description Notices of the platform, the newest first.
         */
        HomeNoticesBlock: Schemas.HomeNoticesBlock;
        /**
         * Other block
         * @description A block of a type that this version of the contract does not know. Clients leave it out.
         */
        HomeOtherBlock: Schemas.HomeOtherBlock;
        /**
         * Home block
         * @description One part of the home page; `type` says of which kind. Blocks may come in any order and number; the page shows them in the order of the answer. A client ignores a block of an unknown type, so that the back end may add types: each new type is added here as a further member.
         */
        HomeBlock: Schemas.HomeBlock;
        /**
         * Get home answer
         * @description The success answer of getHome: the envelope with code 1.
         */
        GetHomeSuccess: Schemas.GetHomeSuccess;
        /**
         * List categories answer
         * @description The success answer of listCategories: the envelope with code 1.
         */
        ListCategoriesSuccess: Schemas.ListCategoriesSuccess;
        /**
         * Product filter
         * @description Conditions on products, all of which must hold. Every key may be left out and then sets no condition; empty values are not sent (R7.04).
         */
        ProductFilter: Schemas.ProductFilter;
        /**
         * Facet count
         * @description One value of a facet and how many products it has.
         */
        FacetCount: Schemas.FacetCount;
        /**
         * Rate facet
         * @description One step of the favourable-rate facet.
         */
        RateFacet: Schemas.RateFacet;
        /**
         * Price facet
         * @description The range of prices that are found.
         */
        PriceFacet: Schemas.PriceFacet;
        /**
         * Product facets
         * @description How many products each further choice would find. Each facet is counted with the keyword and all filters of the request applied except its own: the counts of `categories` ignore `category_id`, those of `shops` ignore `shop_id`, and so on. Sort and page do not matter.
         */
        ProductFacets: Schemas.ProductFacets;
        /**
         * Relax count
         * @description How many products there would be without one condition of the request, all others kept.
         */
        RelaxCount: Schemas.RelaxCount;
        /**
         * List products answer
         * @description The success answer of listProducts: the envelope with code 1.
         */
        ListProductsSuccess: Schemas.ListProductsSuccess;
        /**
         * List hot products answer
         * @description The success answer of listHotProducts: the envelope with code 1.
         */
        ListHotProductsSuccess: Schemas.ListHotProductsSuccess;
        /**
         * List similar products answer
         * @description The success answer of listSimilarProducts: the envelope with code 1.
         */
        ListSimilarProductsSuccess: Schemas.ListSimilarProductsSuccess;
        /**
         * Suggestion
         * @description One line under the search box.
         */
        Suggestion: Schemas.Suggestion;
        /**
         * List suggestions answer
         * @description The success answer of listSuggestions: the envelope with code 1.
         */
        ListSuggestionsSuccess: Schemas.ListSuggestionsSuccess;
        /**
         * Hot keyword
         * @description Words that many customers search for.
         */
        HotKeyword: Schemas.HotKeyword;
        /**
         * List hot keywords answer
         * @description The success answer of listHotKeywords: the envelope with code 1.
         */
        ListHotKeywordsSuccess: Schemas.ListHotKeywordsSuccess;
        /**
         * Product description
         * @description A description as HTML: the elements p, h3, ul, ol, li, strong, em and img, and no attribute but `src`, `alt`, `width` and `height` on img; `src` is an https address or a path of this host. Clients sanitise it all the same.
         */
        ProductDescription: Schemas.ProductDescription;
        /**
         * Specification value
         * @description One choice within a group, such as one colour.
         */
        SpecValue: Schemas.SpecValue;
        /**
         * Specification group
         * @description A question the customer answers before buying, such as the colour.
         */
        SpecGroup: Schemas.SpecGroup;
        /**
         * Product specification
         * @description One specification that can be bought (stock-keeping unit): one value of each group. Price and stock belong to it.
         */
        Sku: Schemas.Sku;
        /**
         * Product delivery
         * @description Where the product comes from and how long it takes.
         */
        ProductDelivery: Schemas.ProductDelivery;
        /**
         * Score count
         * @description How many reviews gave a score.
         */
        ScoreCount: Schemas.ScoreCount;
        /**
         * Language count
         * @description One language and how many reviews are written in it.
         */
        LanguageCount: Schemas.LanguageCount;
        /**
         * Review summary
         * @description All reviews of a product, or of a shop, in figures. The filters of a request do not change them.
         */
        ReviewSummary: Schemas.ReviewSummary;
        /**
         * Product fact
         * @description One row of the table of facts, such as "Warranty: 24 months".
         */
        ProductFact: Schemas.ProductFact;
        /**
         * Size guide
         * @description A table of sizes and what each measures.
         */
        SizeGuide: Schemas.SizeGuide;
        /**
         * Product video
         * @description A short film of the product. It starts only when the customer asks for it.
         */
        ProductVideo: Schemas.ProductVideo;
        /**
         * Seller
         * @description The legal data of the shop that sells, for product pages and receipts.
         */
        Seller: Schemas.Seller;
        /**
         * Economic operator
         * @description A business that answers for a product, and where it is reached (Regulation (EU) 2023/988, Art. 19).
         */
        EconomicOperator: Schemas.EconomicOperator;
        /**
         * Product
         * @description A product with everything its page shows: all that its card has, with the shop's full card, and more.
         */
        Product: Schemas.Product;
        /**
         * Get product answer
         * @description The success answer of getProduct: the envelope with code 1.
         */
        GetProductSuccess: Schemas.GetProductSuccess;
        /**
         * As of
         * @description The moment that this list is shown as of. Send it with the later pages; opaque to clients.
         * @example mi7jcqo0.8k
         */
        AsOf: Schemas.AsOf;
        /**
         * Review author
         * @description Who wrote a review, as far as others may know.
         */
        ReviewAuthor: Schemas.ReviewAuthor;
        /**
         * Review reply
         * @description What the shop answered, once.
         */
        ReviewReply: Schemas.ReviewReply;
        /**
         * Review append
         * @description What the customer added later, once. It carries no scores: those of the review still apply.
         */
        ReviewAppend: Schemas.ReviewAppend;
        /**
         * Review
         * @description A review of one order item by the customer who bought it. It cannot be changed or withdrawn; one addition is possible.
         */
        Review: Schemas.Review;
        /**
         * List product reviews answer
         * @description The success answer of listProductReviews: the envelope with code 1.
         */
        ListProductReviewsSuccess: Schemas.ListProductReviewsSuccess;
        /**
         * Like product body
         * @description Which product, and which state is wanted.
         */
        LikeProductBody: Schemas.LikeProductBody;
        /**
         * Like product answer
         * @description The success answer of likeProduct: the envelope with code 1.
         */
        LikeProductSuccess: Schemas.LikeProductSuccess;
        /**
         * Like products body
         * @description Several products and the wanted state.
         */
        LikeProductsBody: Schemas.LikeProductsBody;
        /**
         * Like products answer
         * @description The success answer of likeProducts: the envelope with code 1.
         */
        LikeProductsSuccess: Schemas.LikeProductsSuccess;
        /**
         * Report product body
         * @description What is wrong with a product.
         */
        ReportProductBody: Schemas.ReportProductBody;
        /**
         * Report product answer
         * @description The success answer of reportProduct: the envelope with code 1.
         */
        ReportProductSuccess: Schemas.ReportProductSuccess;
        /**
         * Bought product
         * @description A product that the customer has bought before, with the specification bought last.
         */
        BoughtProduct: Schemas.BoughtProduct;
        /**
         * List bought products answer
         * @description The success answer of listBoughtProducts: the envelope with code 1.
         */
        ListBoughtProductsSuccess: Schemas.ListBoughtProductsSuccess;
        /**
         * Liked product
         * @description A product the customer has marked as a favourite.
         */
        LikedProduct: Schemas.LikedProduct;
        /**
         * List liked products answer
         * @description The success answer of listLikedProducts: the envelope with code 1.
         */
        ListLikedProductsSuccess: Schemas.ListLikedProductsSuccess;
        /**
         * List shops answer
         * @description The success answer of listShops: the envelope with code 1.
         */
        ListShopsSuccess: Schemas.ListShopsSuccess;
        /**
         * List hot shops answer
         * @description The success answer of listHotShops: the envelope with code 1.
         */
        ListHotShopsSuccess: Schemas.ListHotShopsSuccess;
        /**
         * Category scores
         * @description Average scores of the reviews of all shops' products of one category in the last 180 days, this shop's included, rounded to one decimal.
         */
        CategoryScores: Schemas.CategoryScores;
        /**
         * Shop scores
         * @description Average scores of the reviews of all the shop's products in the last 180 days, rounded to one decimal. The shop's own are null if there was none.
         */
        ShopScores: Schemas.ShopScores;
        /**
         * Shop category
         * @description A category the shop offers products in.
         */
        ShopCategory: Schemas.ShopCategory;
        /**
         * Shop collection
         * @description Goods that the shop has put together under a name, such as "For the weekend". A product may be in several; those of one collection are asked for with listProducts and `collection_id`.
         */
        ShopCollection: Schemas.ShopCollection;
        /**
         * Shop
         * @description A shop with everything its page shows: all that its card has, and more.
         */
        Shop: Schemas.Shop;
        /**
         * Get shop answer
         * @description The success answer of getShop: the envelope with code 1.
         */
        GetShopSuccess: Schemas.GetShopSuccess;
        /**
         * Reviewed product
         * @description The product that a review is about, as it is now. A sold-out or removed product stays; getProduct gives its status.
         */
        ReviewedProduct: Schemas.ReviewedProduct;
        /**
         * Shop review
         * @description A review among those of a shop, with the product it is about.
         */
        ShopReview: Schemas.ShopReview;
        /**
         * List shop reviews answer
         * @description The success answer of listShopReviews: the envelope with code 1.
         */
        ListShopReviewsSuccess: Schemas.ListShopReviewsSuccess;
        /**
         * Follow shop body
         * @description Which shop, and which state is wanted.
         */
        FollowShopBody: Schemas.FollowShopBody;
        /**
         * Follow shop answer
         * @description The success answer of followShop: the envelope with code 1.
         */
        FollowShopSuccess: Schemas.FollowShopSuccess;
        /**
         * Followed shop
         * @description A shop the customer follows.
         */
        FollowedShop: Schemas.FollowedShop;
        /**
         * List followed shops answer
         * @description The success answer of listFollowedShops: the envelope with code 1.
         */
        ListFollowedShopsSuccess: Schemas.ListFollowedShopsSuccess;
        /**
         * Feed item
         * @description Something new about a followed shop or a favourite.
         */
        FeedItem: Schemas.FeedItem;
        /**
         * List follow feed answer
         * @description The success answer of listFollowFeed: the envelope with code 1.
         */
        ListFollowFeedSuccess: Schemas.ListFollowFeedSuccess;
        /**
         * Get cart answer
         * @description The success answer of getCart: the envelope with code 1.
         */
        GetCartSuccess: Schemas.GetCartSuccess;
        /**
         * Add cart line body
         * @description What to put into the cart.
         */
        AddCartLineBody: Schemas.AddCartLineBody;
        /**
         * Add cart line answer
         * @description The success answer of addCartLine: the envelope with code 1.
         */
        AddCartLineSuccess: Schemas.AddCartLineSuccess;
        /**
         * Update cart line body
         * @description The new state of a cart line.
         */
        UpdateCartLineBody: Schemas.UpdateCartLineBody;
        /**
         * Update cart line answer
         * @description The success answer of updateCartLine: the envelope with code 1.
         */
        UpdateCartLineSuccess: Schemas.UpdateCartLineSuccess;
        /**
         * Delete cart lines body
         * @description Which lines to take out of the cart.
         */
        DeleteCartLinesBody: Schemas.DeleteCartLinesBody;
        /**
         * Delete cart lines answer
         * @description The success answer of deleteCartLines: the envelope with code 1.
         */
        DeleteCartLinesSuccess: Schemas.DeleteCartLinesSuccess;
        /**
         * Restore cart lines body
         * @description Which deleted lines to put back.
         */
        RestoreCartLinesBody: Schemas.RestoreCartLinesBody;
        /**
         * Restore cart lines answer
         * @description The success answer of restoreCartLines: the envelope with code 1.
         */
        RestoreCartLinesSuccess: Schemas.RestoreCartLinesSuccess;
        /**
         * Cart lines
         * @description Lines of the customer's cart, with the quantities that stand there. createOrder takes them out of the cart.
         */
        CartSource: Schemas.CartSource;
        /**
         * One product now
         * @description One product specification bought at once ("buy now"). The cart is neither read nor changed.
         */
        ProductSource: Schemas.ProductSource;
        /**
         * Order source
         * @description What is to be ordered: lines of the cart, or one product now. `from` says of which kind.
         */
        OrderSource: Schemas.OrderSource;
        /**
         * Quote order body
         * @description What to quote.
         */
        QuoteOrderBody: Schemas.QuoteOrderBody;
        /**
         * Quote order answer
         * @description The success answer of quoteOrder: the envelope with code 1.
         */
        QuoteOrderSuccess: Schemas.QuoteOrderSuccess;
        /**
         * Order remark
         * @description A remark for one shop.
         */
        OrderRemark: Schemas.OrderRemark;
        /**
         * Create order body
         * @description The order as the customer accepted it.
         */
        CreateOrderBody: Schemas.CreateOrderBody;
        /**
         * Fulfilment
         * Format: int32
         * @description How far an order has come on its way to the customer, regardless of any after-sale cases.
         *
         *     | Value | Meaning | Leads to |
         *     |--:|---|---|
         *     | 0 | waiting for payment | 1 by payOrders; -1 by cancelOrder or when the 30 minutes to pay have passed |
         *     | 1 | waiting for delivery | 2 when the shop ships; -1 when cases that were refunded have cancelled every piece |
         *     | 2 | delivered, shown to customers as "Shipped" | 3 by confirmOrder, or 10 days after shipping (17 once extended); 4 once every piece is refunded |
         *     | 3 | received | 4 by the last review, after 7 days, or once every piece is refunded |
         *     | 4 | completed | final |
         *     | -1 | cancelled | final |
         *
         *     How after-sale cases affect it:
         *
         *     - Shipping continues. Pieces of a case that cancels them (`cancels_items` of the case: applied for before the order
         *       was shipped, for their full amount) are not shipped while the case is open or once it is refunded; all other pieces
         *       are. A case for less is a price reduction: its pieces are shipped. While such open cases hold every remaining
         *       piece, nothing is shipped.
         *     - Receipt can still be confirmed, by the customer or automatically; this decides no case.
         *     - An order whose pieces are all refunded, by cases for their full amount, ends at once: -1 if it was not shipped,
         *       otherwise 4, even if receipt was never confirmed (see the table in OrderAction).
         *     - Completion waits while a case is open, whether it would follow from the review of the last item or from the 7 days.
         *       The 7 days count from receipt, or from the closing of the last case if that is later. A completed order can be
         *       refunded until the end of these days.
         * @enum {integer}
         */
        Fulfilment: Schemas.Fulfilment;
        /**
         * Refund status
         * @description The status of a refund case. OrderStatus and Fulfilment describe its effect on the order.
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
         *     A case is open while it is applied, accepted, returning or returned. With return, the goods must be sent within 7 days
         *     after acceptance (next_by); otherwise the case is withdrawn automatically. Goods that the shop already has when the
         *     platform accepts are refunded without being sent again.
         *
         *     A change of mind is never applied or refused. Before shipping it is refunded at once. Afterwards it is accepted at
         *     once; the goods must be sent within 14 days, or the case is withdrawn automatically.
         * @enum {string}
         */
        RefundStatus: Schemas.RefundStatus;
        /**
         * Order item
         * @description One product specification in an order, with its price and name as they were when the order was placed.
         */
        OrderItem: Schemas.OrderItem;
        /**
         * Order action
         * @description What the customer may do with an order now. The server decides; the page offers exactly these and no
         *     others.
         *
         *     | Fulfilment | Actions |
         *     |--:|---|
         *     | 0 waiting for payment | pay, cancel, edit_address |
         *     | 1 waiting for delivery | refund, change_of_mind, edit_address, buy_again |
         *     | 2 delivered (shipped) | confirm, extend_receipt, refund, change_of_mind, logistics, buy_again |
         *     | 3 received | review, refund, change_of_mind, logistics, buy_again |
         *     | 4 completed | review, refund, change_of_mind, logistics, buy_again |
         *     | -1 cancelled | buy_again |
         *
         *     After-sale cases narrow this further: refund only while a piece is left that is neither in an open case nor refunded
         *     (refundable_quantity of an item); review only while an item of which the customer keeps a piece has not been reviewed.
         *     extend_receipt is possible only once. A completed order offers refund until the date stated while it was
         *     received (its next_by, 7 days after receipt): its last review ends no right. change_of_mind is possible while an item
         *     has a piece for it (change_of_mind_quantity), until change_of_mind_until.
         *
         *     An order whose pieces are all refunded, by cases for their full amount, waits for nobody: receipt need not be
         *     confirmed, and no money for goods goes to the shop. The effect of the last refund of its cases:
         *
         *     | Fulfilment then | Fulfilment after | Actions | Tabs besides all |
         *     |--:|--:|---|---|
         *     | 0 waiting for payment | does not occur: nothing was paid | | |
         *     | 1 waiting for delivery | -1 cancelled | buy_again | -1 and -3 |
         *     | 2 delivered (shipped) | 4 completed | logistics, buy_again | 4, and -3 when the freight is back too |
         *     | 3 received | 4 completed | logistics, buy_again | 4, and -3 when the freight is back too |
         *     | 4 completed | 4 completed | logistics, buy_again | 4, and -3 when the freight is back too |
         *     | -1 cancelled | does not occur: no case is open then | | |
         *
         *     An order with smaller refunds keeps its fulfilment and the actions above.
         *
         *     pay is payOrders, cancel is cancelOrder, confirm is confirmOrder, refund is applyRefund, review is
         *     createReview, logistics is getLogistics, buy_again is rebuyOrder, edit_address is updateOrderAddress,
         *     extend_receipt is extendReceipt, change_of_mind is declareChangeOfMind. A client leaves out actions it does not know.
         * @enum {string}
         */
        OrderAction: Schemas.OrderAction;
        /**
         * Order card
         * @description An order as lists show it: one shop, its items, the sums, its status and the allowed actions. Sums are fixed when the order is placed: total_amount = subtotal + freight − discount, and those of the orders created by one createOrder add up to its own.
         */
        OrderCard: Schemas.OrderCard;
        /**
         * Create order answer
         * @description The success answer of createOrder: the envelope with code 1.
         */
        CreateOrderSuccess: Schemas.CreateOrderSuccess;
        /**
         * Pay orders body
         * @description Which orders to pay, and the payment code.
         */
        PayOrdersBody: Schemas.PayOrdersBody;
        /**
         * Pay orders answer
         * @description The success answer of payOrders: the envelope with code 1.
         */
        PayOrdersSuccess: Schemas.PayOrdersSuccess;
        /**
         * Cancel order body
         * @description Which order to cancel.
         */
        CancelOrderBody: Schemas.CancelOrderBody;
        /**
         * Order address
         * @description Where the order is sent: a copy made with the order, so later changes of the address book do not touch it. Until the order is shipped updateOrderAddress replaces it.
         */
        OrderAddress: Schemas.OrderAddress;
        /**
         * Order logistics
         * @description The latest event from the carrier; getLogistics has all of them.
         */
        OrderLogistics: Schemas.OrderLogistics;
        /**
         * Case kind
         * @description How a case came about. refund: applied for with a reason and proof (applyRefund), and decided. change_of_mind: declared without a reason within its time (declareChangeOfMind), and decided by nobody. Left out means refund.
         * @enum {string}
         */
        CaseKind: Schemas.CaseKind;
        /**
         * Refund type
         * @description refund_only: money back, nothing is sent back. refund_return: the goods go back to the shop, then the money is refunded.
         * @enum {string}
         */
        RefundType: Schemas.RefundType;
        /**
         * Refund reference
         * @description A refund case of an order, in short.
         */
        RefundRef: Schemas.RefundRef;
        /**
         * Order
         * @description An order with everything its page shows. The states and their transitions are described at OrderStatus, the actions at OrderAction.
         */
        Order: Schemas.Order;
        /**
         * Cancel order answer
         * @description The success answer of cancelOrder: the envelope with code 1.
         */
        CancelOrderSuccess: Schemas.CancelOrderSuccess;
        /**
         * Cancel reason
         * @description Why a customer can cancel an unpaid order.
         */
        CancelReason: Schemas.CancelReason;
        /**
         * List cancel reasons answer
         * @description The success answer of listCancelReasons: the envelope with code 1.
         */
        ListCancelReasonsSuccess: Schemas.ListCancelReasonsSuccess;
        /**
         * Update order address body
         * @description Which order goes where instead.
         */
        UpdateOrderAddressBody: Schemas.UpdateOrderAddressBody;
        /**
         * Update order address answer
         * @description The success answer of updateOrderAddress: the envelope with code 1.
         */
        UpdateOrderAddressSuccess: Schemas.UpdateOrderAddressSuccess;
        /**
         * Confirm order body
         * @description Which order was received.
         */
        ConfirmOrderBody: Schemas.ConfirmOrderBody;
        /**
         * Confirm order answer
         * @description The success answer of confirmOrder: the envelope with code 1.
         */
        ConfirmOrderSuccess: Schemas.ConfirmOrderSuccess;
        /**
         * Extend receipt body
         * @description Which order needs more time.
         */
        ExtendReceiptBody: Schemas.ExtendReceiptBody;
        /**
         * Extend receipt answer
         * @description The success answer of extendReceipt: the envelope with code 1.
         */
        ExtendReceiptSuccess: Schemas.ExtendReceiptSuccess;
        /**
         * Rebuy order body
         * @description Which order to buy again.
         */
        RebuyOrderBody: Schemas.RebuyOrderBody;
        /**
         * Rebuy skip reason
         * @description Why an item was not put into the cart: sold out, product gone, specification gone, shop closed, more than one customer may buy, or the cart is full.
         * @enum {string}
         */
        RebuySkipReason: Schemas.RebuySkipReason;
        /**
         * Skipped item
         * @description An item that could not be put into the cart.
         */
        RebuySkip: Schemas.RebuySkip;
        /**
         * Rebuy order answer
         * @description The success answer of rebuyOrder: the envelope with code 1.
         */
        RebuyOrderSuccess: Schemas.RebuyOrderSuccess;
        /**
         * Order status filter
         * @description An order tab: `all` is a filter only, the others are the values of OrderStatus as strings. A tab holds the orders whose fulfilment or whose status has its value, so an order with after-sale is found in two tabs. -2 and -3 are proposed.
         * @enum {string}
         */
        OrderStatusFilter: Schemas.OrderStatusFilter;
        /**
         * List orders answer
         * @description The success answer of listOrders: the envelope with code 1.
         */
        ListOrdersSuccess: Schemas.ListOrdersSuccess;
        /**
         * Get order answer
         * @description The success answer of getOrder: the envelope with code 1.
         */
        GetOrderSuccess: Schemas.GetOrderSuccess;
        /**
         * Parcel item
         * @description An order item, or some of its pieces, in a parcel.
         */
        ParcelItem: Schemas.ParcelItem;
        /**
         * Logistics event
         * @description One event a carrier reported.
         */
        LogisticsEvent: Schemas.LogisticsEvent;
        /**
         * Parcel
         * @description One parcel and its way.
         */
        Parcel: Schemas.Parcel;
        /**
         * Logistics
         * @description Where the parcels of an order are.
         */
        Logistics: Schemas.Logistics;
        /**
         * Get logistics answer
         * @description The success answer of getLogistics: the envelope with code 1.
         */
        GetLogisticsSuccess: Schemas.GetLogisticsSuccess;
        /**
         * Order tab
         * @description A tab of the order list as answers name it: what listOrders takes as `status`. The list is open: a client leaves out a tab that it does not know.
         */
        OrderTab: Schemas.OrderTab;
        /**
         * Order count
         * @description One tab and its number.
         */
        OrderCount: Schemas.OrderCount;
        /**
         * Order counts
         * @description How many orders each tab holds.
         */
        OrderCounts: Schemas.OrderCounts;
        /**
         * Get order counts answer
         * @description The success answer of getOrderCounts: the envelope with code 1.
         */
        GetOrderCountsSuccess: Schemas.GetOrderCountsSuccess;
        /**
         * Unpaid order
         * @description The unpaid order whose deadline comes first.
         */
        UnpaidOrder: Schemas.UnpaidOrder;
        /**
         * Badges
         * @description The numbers on tabs and bells, in one light answer.
         */
        Badges: Schemas.Badges;
        /**
         * Get badges answer
         * @description The success answer of getBadges: the envelope with code 1.
         */
        GetBadgesSuccess: Schemas.GetBadgesSuccess;
        /**
         * Product status
         * @description Whether the customer has received the goods.
         * @enum {string}
         */
        ProductStatus: Schemas.ProductStatus;
        /**
         * Chosen item
         * @description An order item to refund, or some of its pieces.
         */
        RefundPick: Schemas.RefundPick;
        /**
         * Quote refund body
         * @description What a refund would be asked for.
         */
        QuoteRefundBody: Schemas.QuoteRefundBody;
        /**
         * Refund quote item
         * @description How much can be refunded for one order item, or why nothing can.
         */
        RefundQuoteItem: Schemas.RefundQuoteItem;
        /**
         * Refund duty line
         * @description A duty or an import tax of the order, and what of it comes back.
         */
        RefundDutyLine: Schemas.RefundDutyLine;
        /**
         * Refund duties
         * @description What becomes of the order's duties and import taxes with a refund.
         */
        RefundDuties: Schemas.RefundDuties;
        /**
         * Refund option reason
         * @description A reason that can be given for a way of asking for a refund.
         */
        RefundOptionReason: Schemas.RefundOptionReason;
        /**
         * Refund option
         * @description One way in which a refund can be asked for.
         */
        RefundOption: Schemas.RefundOption;
        /**
         * Refund quote
         * @description How much can be refunded for some pieces of an order, and why no more. Sums: max_amount = goods − discount + freight, over the items without a block.
         */
        RefundQuote: Schemas.RefundQuote;
        /**
         * Quote refund answer
         * @description The success answer of quoteRefund: the envelope with code 1.
         */
        QuoteRefundSuccess: Schemas.QuoteRefundSuccess;
        /**
         * Apply refund body
         * @description A refund request. All fields are required (R5.07).
         */
        ApplyRefundBody: Schemas.ApplyRefundBody;
        /**
         * Refund waits for
         * @description Whose turn it is in an open case, by next_by. The shop: to answer, or to check what came back. The customer: to send the goods back. The platform: to decide an escalated case, or to pay back.
         * @enum {string}
         */
        RefundWaitsFor: Schemas.RefundWaitsFor;
        /**
         * Refund item
         * @description An order item, or some of its pieces, in a refund case.
         */
        RefundItem: Schemas.RefundItem;
        /**
         * Chosen reason
         * @description The reason a case was applied for.
         */
        RefundReasonRef: Schemas.RefundReasonRef;
        /**
         * Private picture
         * @description A picture that only this customer may see, such as evidence of a transfer: a signed address that serves it for a short time. Every read creates a new address, so it does not identify the picture: do not store or compare it.
         */
        PrivatePicture: Schemas.PrivatePicture;
        /**
         * Return address
         * @description Where the customer sends the goods back to.
         */
        ReturnAddress: Schemas.ReturnAddress;
        /**
         * Return parcel
         * @description The parcel that takes the goods back.
         */
        RefundParcel: Schemas.RefundParcel;
        /**
         * Refund log entry
         * @description One step of a case.
         */
        RefundLogEntry: Schemas.RefundLogEntry;
        /**
         * Refund action
         * @description What the customer may do with a case now; offer exactly these. cancel (cancelRefund): while applied or accepted, but not a case that cancels pieces once the rest of the order is shipped, nor a change of mind. ship (shipRefund): while accepted, for refund_return, unless the goods are back already. apply_again (a new applyRefund for the same items): when a refund was refused or withdrawn, while all its pieces can be named again. escalate (escalateRefund): when the shop refused, until escalate_by, while its pieces are in no other case.
         * @enum {string}
         */
        RefundAction: Schemas.RefundAction;
        /**
         * Refund
         * @description A refund case, or a change of mind, with everything its page shows. As the answer of declareChangeOfMind it is the receipt: `items`, `created_at` and `amount` say what was undone, when, and what comes back. Money always goes back to the customer's balance, as one bill of type refund. Its conversation, between the customer, the shop and the platform, is read and written by listMessages and sendMessage with its id as `refund_id`.
         */
        Refund: Schemas.Refund;
        /**
         * Apply refund answer
         * @description The success answer of applyRefund: the envelope with code 1.
         */
        ApplyRefundSuccess: Schemas.ApplyRefundSuccess;
        /**
         * Quote change of mind body
         * @description What would be undone.
         */
        QuoteChangeOfMindBody: Schemas.QuoteChangeOfMindBody;
        /**
         * Change of mind quote
         * @description What comes back for some pieces of an order if they are undone now.
         */
        ChangeOfMindQuote: Schemas.ChangeOfMindQuote;
        /**
         * Quote change of mind answer
         * @description The success answer of quoteChangeOfMind: the envelope with code 1.
         */
        QuoteChangeOfMindSuccess: Schemas.QuoteChangeOfMindSuccess;
        /**
         * Declare change of mind body
         * @description What is undone. There is no reason, and nothing to prove.
         */
        DeclareChangeOfMindBody: Schemas.DeclareChangeOfMindBody;
        /**
         * Declare change of mind answer
         * @description The success answer of declareChangeOfMind: the envelope with code 1.
         */
        DeclareChangeOfMindSuccess: Schemas.DeclareChangeOfMindSuccess;
        /**
         * Get refund answer
         * @description The success answer of getRefund: the envelope with code 1.
         */
        GetRefundSuccess: Schemas.GetRefundSuccess;
        /**
         * Refund card
         * @description A refund case as lists show it.
         */
        RefundCard: Schemas.RefundCard;
        /**
         * List refunds answer
         * @description The success answer of listRefunds: the envelope with code 1.
         */
        ListRefundsSuccess: Schemas.ListRefundsSuccess;
        /**
         * Escalate refund body
         * @description Which case the platform is to decide, and why.
         */
        EscalateRefundBody: Schemas.EscalateRefundBody;
        /**
         * Escalate refund answer
         * @description The success answer of escalateRefund: the envelope with code 1.
         */
        EscalateRefundSuccess: Schemas.EscalateRefundSuccess;
        /**
         * Cancel refund body
         * @description Which case to take back.
         */
        CancelRefundBody: Schemas.CancelRefundBody;
        /**
         * Cancel refund answer
         * @description The success answer of cancelRefund: the envelope with code 1.
         */
        CancelRefundSuccess: Schemas.CancelRefundSuccess;
        /**
         * Ship refund body
         * @description The parcel that takes the goods back.
         */
        ShipRefundBody: Schemas.ShipRefundBody;
        /**
         * Ship refund answer
         * @description The success answer of shipRefund: the envelope with code 1.
         */
        ShipRefundSuccess: Schemas.ShipRefundSuccess;
        /**
         * Create review body
         * @description A review, or an addition to one.
         */
        CreateReviewBody: Schemas.CreateReviewBody;
        /**
         * Create review answer
         * @description The success answer of createReview: the envelope with code 1.
         */
        CreateReviewSuccess: Schemas.CreateReviewSuccess;
        /**
         * Reviewable item
         * @description An order item that was received: reviewed, or waiting for it.
         */
        ReviewableItem: Schemas.ReviewableItem;
        /**
         * My review
         * @description An order item with the customer's own review of it.
         */
        MyReview: Schemas.MyReview;
        /**
         * List my reviews answer
         * @description The success answer of listMyReviews: the envelope with code 1.
         */
        ListMyReviewsSuccess: Schemas.ListMyReviewsSuccess;
        /**
         * Network
         * @description A network and coin by the name listBlockchains gives it, for example `TRC20-USDT`, `ERC20-USDT` or `BTC`. The list is the back end's and may change; BSC, HECO and every network that is not listed are refused with network_unsupported.
         * @example TRC20-USDT
         */
        Network: Schemas.Network;
        /**
         * On-chain address
         * @description An address on a network. Its form depends on the network: TRC20 begins with T and has 34 characters, ERC20 begins with 0x and has 42, BTC begins with bc1, 1 or 3. The server also checks what tells a typo: Base58Check on TRC20 and of BTC, Bech32 and Bech32m of BTC (BIP-173, BIP-350), which may be all in capitals, as QR codes write them, and on ERC20 the capitals, where there are capitals and small letters (EIP-55). An address that does not fit the network is answered with 422 at this field. ERC20 and bc1 addresses that differ in case alone are the same.
         * @example TCafMhbQdCnNxBcG8vHiSVwsAjs2XxwHqW
         */
        ChainAddress: Schemas.ChainAddress;
        /**
         * Blockchain
         * @description A network on which top-ups are taken.
         */
        Blockchain: Schemas.Blockchain;
        /**
         * Refused network
         * @description A network named as not supported (R5.11).
         */
        RefusedNetwork: Schemas.RefusedNetwork;
        /**
         * List blockchains answer
         * @description The success answer of listBlockchains: the envelope with code 1.
         */
        ListBlockchainsSuccess: Schemas.ListBlockchainsSuccess;
        /**
         * Recharge method name
         * @description manual: a bank transfer with an uploaded evidence. card: paid on an external provider's page (createCardPayment); this product never sees card data, and the method itself is proposed (R3.08 names the other two). onchain: coins sent on a listed network, with an uploaded evidence.
         * @enum {string}
         */
        RechargeMethodName: Schemas.RechargeMethodName;
        /**
         * Recharge payee
         * @description Where a manual top-up is transferred to.
         */
        RechargePayee: Schemas.RechargePayee;
        /**
         * Recharge method
         * @description A way to top up, with its limits.
         */
        RechargeMethod: Schemas.RechargeMethod;
        /**
         * List recharge methods answer
         * @description The success answer of listRechargeMethods: the envelope with code 1.
         */
        ListRechargeMethodsSuccess: Schemas.ListRechargeMethodsSuccess;
        /**
         * Quote id
         * Format: uuid
         * @description The name of a quote, which the call that accepts it sends.
         */
        QuoteId: Schemas.QuoteId;
        /**
         * Coin rate
         * @description What one coin is worth in US dollars, as a decimal string with two to eight places, for example `"1.00"` or `"91250.00"`. Never a number: calculations are made in whole units, not in floating point.
         * @example 1.00
         */
        CoinRate: Schemas.CoinRate;
        /**
         * Coin amount
         * @description An amount of a coin, as a decimal string with exactly the places of its network (6 for USDT, 8 for BTC), for example `"501.000000"`. Never a number: calculations are made in whole units, not in floating point.
         * @example 501.000000
         */
        CoinAmount: Schemas.CoinAmount;
        /**
         * Coin quote
         * @description The coin side of a quote. The rate is fixed by the quote until its valid_until.
         */
        CoinQuote: Schemas.CoinQuote;
        /**
         * Recharge quote
         * @description Fee, arrival and coins of a top-up, the only source of all three: a client never calculates them itself.
         */
        RechargeQuote: Schemas.RechargeQuote;
        /**
         * Quote recharge answer
         * @description The success answer of quoteRecharge: the envelope with code 1.
         */
        QuoteRechargeSuccess: Schemas.QuoteRechargeSuccess;
        /**
         * Manual recharge
         * @description A top-up by bank transfer, reported with its evidence.
         */
        ManualRecharge: Schemas.ManualRecharge;
        /**
         * Transaction hash
         * @description The name of a transaction on its network: 64 hexadecimal digits, with `0x` before them on Ethereum. Two are the same when they differ only in the prefix or in upper and lower case.
         * @example 1b5b9ccb3e8d006a5230de9bda23ff91edc794d4f56410560830b418528e446c
         */
        TxHash: Schemas.TxHash;
        /**
         * On-chain recharge
         * @description A top-up with coins, reported with its evidence.
         */
        OnchainRecharge: Schemas.OnchainRecharge;
        /**
         * Create recharge body
         * @description A top-up to be audited; `method` says of which kind. Card top-ups are not reported here: they happen at the provider's page and appear in listRecharges.
         */
        CreateRechargeBody: Schemas.CreateRechargeBody;
        /**
         * Audit status
         * Format: int32
         * @description How the audit of a recharge stands: 0 auditing, 1 passed, 2 refused (R4.03). WithdrawalStatus has the same values, and one more.
         * @enum {integer}
         */
        AuditStatus: Schemas.AuditStatus;
        /**
         * On-chain transfer
         * @description The coin side of a top-up or a withdrawal, and the state of its transaction on the network. `confirmations` only grows; a client that shows it polls.
         */
        OnchainTransfer: Schemas.OnchainTransfer;
        /**
         * Audit event
         * @description One step of a top-up or a withdrawal.
         */
        AuditEvent: Schemas.AuditEvent;
        /**
         * Recharge
         * @description A top-up and its audit. Transitions: 0 → 1 credits the balance and writes a bill; 0 → 2 does neither. 1 and 2 are final.
         */
        Recharge: Schemas.Recharge;
        /**
         * Create recharge answer
         * @description The success answer of createRecharge: the envelope with code 1.
         */
        CreateRechargeSuccess: Schemas.CreateRechargeSuccess;
        /**
         * Audit status filter
         * @description `all`, or a value of AuditStatus as a string: 2 refused, 0 auditing, 1 passed.
         * @enum {string}
         */
        AuditStatusFilter: Schemas.AuditStatusFilter;
        /**
         * Month of audited requests
         * @description The sums of a whole month of top-ups or of withdrawals under the filter of the call, not only of those on this page.
         */
        AuditMonth: Schemas.AuditMonth;
        /**
         * List recharges answer
         * @description The success answer of listRecharges: the envelope with code 1.
         */
        ListRechargesSuccess: Schemas.ListRechargesSuccess;
        /**
         * Get recharge answer
         * @description The success answer of getRecharge: the envelope with code 1.
         */
        GetRechargeSuccess: Schemas.GetRechargeSuccess;
        /**
         * Create card payment body
         * @description A card payment to start. No call carries card data, including this one.
         */
        CreateCardPaymentBody: Schemas.CreateCardPaymentBody;
        /**
         * Card payment status
         * @description | Status | Means | Goes on to |
         *     |---|---|---|
         *     | pending | started; the provider's page can be used until expires_at | any other |
         *     | unknown | the customer has used the page, the provider has not reported the outcome yet | succeeded, failed |
         *     | succeeded | paid and credited, exactly once | nothing |
         *     | failed | the provider refused it; nothing was credited | nothing |
         *     | abandoned | the customer left the page without paying | nothing |
         *     | expired | expires_at passed without an answer of the provider | nothing |
         * @enum {string}
         */
        CardPaymentStatus: Schemas.CardPaymentStatus;
        /**
         * Card payment
         * @description A top-up by card while it is under way at the provider. Card numbers are entered only on the provider's page: no call of this contract takes or returns one.
         */
        CardPayment: Schemas.CardPayment;
        /**
         * Create card payment answer
         * @description The success answer of createCardPayment: the envelope with code 1.
         */
        CreateCardPaymentSuccess: Schemas.CreateCardPaymentSuccess;
        /**
         * Get card payment answer
         * @description The success answer of getCardPayment: the envelope with code 1.
         */
        GetCardPaymentSuccess: Schemas.GetCardPaymentSuccess;
        /**
         * Withdrawal type
         * @description To a bank card, or on-chain.
         * @enum {string}
         */
        WithdrawalType: Schemas.WithdrawalType;
        /**
         * Withdrawal quote
         * @description Fee and arrival of a withdrawal, the only source of both: a client never calculates them itself.
         */
        WithdrawalQuote: Schemas.WithdrawalQuote;
        /**
         * Quote withdrawal answer
         * @description The success answer of quoteWithdrawal: the envelope with code 1.
         */
        QuoteWithdrawalSuccess: Schemas.QuoteWithdrawalSuccess;
        /**
         * Withdrawal method
         * @description A type of withdrawal and what it takes.
         */
        WithdrawalMethod: Schemas.WithdrawalMethod;
        /**
         * Payee
         * @description Where a customer withdraws to, as addPayee saved it. The full number or address is never returned.
         */
        Payee: Schemas.Payee;
        /**
         * Withdrawal info
         * @description What the withdrawal form needs.
         */
        WithdrawalInfo: Schemas.WithdrawalInfo;
        /**
         * Get withdrawal info answer
         * @description The success answer of getWithdrawalInfo: the envelope with code 1.
         */
        GetWithdrawalInfoSuccess: Schemas.GetWithdrawalInfoSuccess;
        /**
         * Create withdrawal body
         * @description A withdrawal to one of the customer's payees.
         */
        CreateWithdrawalBody: Schemas.CreateWithdrawalBody;
        /**
         * Withdrawal
         * @description A withdrawal and its audit. Applying moves the amount from available to pending; the balance stays. 0 → 1 takes it from pending and writes one bill of −amount; 0 → 2 and 0 → -1 move it back to available and write none. All but 0 are final.
         */
        Withdrawal: Schemas.Withdrawal;
        /**
         * Create withdrawal answer
         * @description The success answer of createWithdrawal: the envelope with code 1.
         */
        CreateWithdrawalSuccess: Schemas.CreateWithdrawalSuccess;
        /**
         * Withdrawal status filter
         * @description `all`, or a value of WithdrawalStatus as a string: 2 refused, 0 auditing, 1 passed, as R4.03 states them, and -1 cancelled, which is proposed.
         * @enum {string}
         */
        WithdrawalStatusFilter: Schemas.WithdrawalStatusFilter;
        /**
         * List withdrawals answer
         * @description The success answer of listWithdrawals: the envelope with code 1.
         */
        ListWithdrawalsSuccess: Schemas.ListWithdrawalsSuccess;
        /**
         * Get withdrawal answer
         * @description The success answer of getWithdrawal: the envelope with code 1.
         */
        GetWithdrawalSuccess: Schemas.GetWithdrawalSuccess;
        /**
         * Cancel withdrawal body
         * @description The withdrawal to take back.
         */
        CancelWithdrawalBody: Schemas.CancelWithdrawalBody;
        /**
         * Cancel withdrawal answer
         * @description The success answer of cancelWithdrawal: the envelope with code 1.
         */
        CancelWithdrawalSuccess: Schemas.CancelWithdrawalSuccess;
        /**
         * Bank card to withdraw to
         * @description A bank card or account.
         */
        BankPayee: Schemas.BankPayee;
        /**
         * Address to withdraw to
         * @description An address on a network. Coins sent on another network are lost; the client warns before.
         */
        OnchainPayee: Schemas.OnchainPayee;
        /**
         * Add a payee
         * @description Where money may go; `type` says of which kind.
         */
        AddPayeeBody: Schemas.AddPayeeBody;
        /**
         * Payee added
         * @description The answer of addPayee.
         */
        AddPayeeSuccess: Schemas.AddPayeeSuccess;
        /**
         * Delete payee body
         * @description Which payee to forget.
         */
        DeletePayeeBody: Schemas.DeletePayeeBody;
        /**
         * Delete payee answer
         * @description The success answer of deletePayee: the envelope with code 1.
         */
        DeletePayeeSuccess: Schemas.DeletePayeeSuccess;
        /**
         * Bill direction
         * @description in: the amount is positive. out: it is negative.
         * @enum {string}
         */
        BillDirection: Schemas.BillDirection;
        /**
         * Bill type filter
         * @description A value of BillType that can be asked for.
         * @enum {string}
         */
        BillTypeFilter: Schemas.BillTypeFilter;
        /**
         * Bill type
         * @description order: a payment (out). refund: money back (in). recharge: a passed top-up (in). withdrawal: a passed withdrawal, fee included (out). fee: a separate charge (out). adjustment: a correction by the platform (in or out), explained in the title. The list is open: a client shows a bill of an unknown type by its title.
         */
        BillType: Schemas.BillType;
        /**
         * Signed money
         * @description An amount in US dollars that may be negative: money out carries a minus sign, money in carries none. A decimal string with exactly two places.
         * @example -134.40
         */
        SignedMoney: Schemas.SignedMoney;
        /**
         * Bill source
         * @description The source of a bill, so that every movement can be traced.
         */
        BillSource: Schemas.BillSource;
        /**
         * Bill order
         * @description The order that a bill pays for or pays back, as a list of bills shows it.
         */
        BillOrder: Schemas.BillOrder;
        /**
         * Bill
         * @description One movement of the balance. Bills are only added, never changed; the balance_after of the last one is the balance. A withdrawal under audit has no bill yet.
         */
        Bill: Schemas.Bill;
        /**
         * Month of bills
         * @description The sums of a whole month under the filter of the call, not only of the bills on this page.
         */
        BillMonth: Schemas.BillMonth;
        /**
         * List bills answer
         * @description The success answer of listBills: the envelope with code 1.
         */
        ListBillsSuccess: Schemas.ListBillsSuccess;
        /**
         * Bill export
         * @description A file that waits to be fetched.
         */
        BillExport: Schemas.BillExport;
        /**
         * Export bills answer
         * @description The success answer of exportBills: the envelope with code 1.
         */
        ExportBillsSuccess: Schemas.ExportBillsSuccess;
        /**
         * Notification type filter
         * @description A value of NotificationType that can be asked for.
         * @enum {string}
         */
        NotificationTypeFilter: Schemas.NotificationTypeFilter;
        /**
         * Notification type
         * @description What a notification is about: an order or its after-sale case, money, a shop the customer follows, or the account and the platform itself. The list is open: a client shows a notification of an unknown type without the type's picture.
         */
        NotificationType: Schemas.NotificationType;
        /**
         * Notification
         * @description Something the platform tells the customer.
         */
        Notification: Schemas.Notification;
        /**
         * Notifications answer
         * @description The answer of listNotifications.
         */
        ListNotificationsSuccess: Schemas.ListNotificationsSuccess;
        /**
         * Some notifications
         * @description The notifications to mark as read.
         */
        ReadSomeNotifications: Schemas.ReadSomeNotifications;
        /**
         * All notifications
         * @description All notifications of the customer, of every type and page.
         */
        ReadAllNotifications: Schemas.ReadAllNotifications;
        /**
         * Mark as read
         * @description Either some notifications by their ids, or all of them.
         */
        ReadNotificationsBody: Schemas.ReadNotificationsBody;
        /**
         * Marked as read
         * @description The answer of readNotifications.
         */
        ReadNotificationsSuccess: Schemas.ReadNotificationsSuccess;
        /**
         * Notification preference
         * @description The channels, besides the list of notifications itself, by which the customer is notified of one type.
         */
        NotificationPreference: Schemas.NotificationPreference;
        /**
         * Notification preferences
         * @description Which notifications the customer gets, by which channel.
         */
        NotificationPreferences: Schemas.NotificationPreferences;
        /**
         * Notification preferences
         * @description The answer of getNotificationPreferences.
         */
        GetNotificationPreferencesSuccess: Schemas.GetNotificationPreferencesSuccess;
        /**
         * Notification choice
         * @description The ways for one type of notification.
         */
        NotificationChoice: Schemas.NotificationChoice;
        /**
         * Change the notification preferences
         * @description The types to change; those left out stay as they are. If a type is named twice, the last entry counts.
         */
        UpdateNotificationPreferencesBody: Schemas.UpdateNotificationPreferencesBody;
        /**
         * Notification preferences changed
         * @description The answer of updateNotificationPreferences: all of them after the change.
         */
        UpdateNotificationPreferencesSuccess: Schemas.UpdateNotificationPreferencesSuccess;
        /**
         * Message kind
         * @description What a message holds; the field of the same name carries it and the three others are null.
         * @enum {string}
         */
        MessageKind: Schemas.MessageKind;
        /**
         * Order reference
         * @description An order, as a card in a conversation shows it.
         */
        OrderRef: Schemas.OrderRef;
        /**
         * Product reference
         * @description A product, as a card in a conversation shows it.
         */
        ProductRef: Schemas.ProductRef;
        /**
         * Message
         * @description One message of a conversation.
         */
        Message: Schemas.Message;
        /**
         * Conversation
         * @description What the customer and the platform's service, or the customer and one shop, have written to one another. There is at most one with each, and one more for each refund case, in which the shop and, once it was escalated, the platform answer.
         */
        Conversation: Schemas.Conversation;
        /**
         * Conversations answer
         * @description The answer of listConversations.
         */
        ListConversationsSuccess: Schemas.ListConversationsSuccess;
        /**
         * Messages answer
         * @description The answer of listMessages.
         */
        ListMessagesSuccess: Schemas.ListMessagesSuccess;
        /**
         * Read messages body
         * @description How far the customer has read a conversation.
         */
        ReadMessagesBody: Schemas.ReadMessagesBody;
        /**
         * Marked as read
         * @description The answer of readMessages.
         */
        ReadMessagesSuccess: Schemas.ReadMessagesSuccess;
        /**
         * Text message
         * @description A text.
         */
        TextMessage: Schemas.TextMessage;
        /**
         * Picture message
         * @description A picture.
         */
        PictureMessage: Schemas.PictureMessage;
        /**
         * Order message
         * @description A card of an order.
         */
        OrderMessage: Schemas.OrderMessage;
        /**
         * Product message
         * @description A card of a product.
         */
        ProductMessage: Schemas.ProductMessage;
        /**
         * Send a message
         * @description One message: a text, a picture, a card of an order or a card of a product.
         */
        SendMessageBody: Schemas.SendMessageBody;
        /**
         * Message sent
         * @description The answer of sendMessage.
         */
        SendMessageSuccess: Schemas.SendMessageSuccess;
        /**
         * Help key
         * @description A lasting name in lower-case words joined by hyphens.
         * @example forgotten-password
         */
        HelpKey: Schemas.HelpKey;
        /**
         * HTML text
         * @description Text with a little HTML: the elements p, h3, ul, ol, li, strong, em and a, and no attribute but `href` on a, which is an https or mailto address or a path of the storefront such as `/topUp`. Clients sanitise it all the same.
         */
        HtmlText: Schemas.HtmlText;
        /**
         * Help item
         * @description A question and its answer.
         */
        HelpItem: Schemas.HelpItem;
        /**
         * Help group
         * @description Questions about one subject.
         */
        HelpGroup: Schemas.HelpGroup;
        /**
         * Help contact
         * @description How to reach a person.
         */
        HelpContact: Schemas.HelpContact;
        /**
         * Help answer
         * @description The answer of getHelp.
         */
        GetHelpSuccess: Schemas.GetHelpSuccess;
        /**
         * Get help item answer
         * @description The success answer of getHelpItem: the envelope with code 1.
         */
        GetHelpItemSuccess: Schemas.GetHelpItemSuccess;
        /**
         * Vote on a help item
         * @description Whether an answer helped.
         */
        VoteHelpBody: Schemas.VoteHelpBody;
        /**
         * Vote counted
         * @description The answer of voteHelp.
         */
        VoteHelpSuccess: Schemas.VoteHelpSuccess;
        /**
         * Legal document
         * @description A legal text in force.
         */
        LawDocument: Schemas.LawDocument;
        /**
         * Legal documents answer
         * @description The answer of getLaw.
         */
        GetLawSuccess: Schemas.GetLawSuccess;
        /**
         * Order filter option
         * @description One entry of the order filter.
         */
        OrderFilterOption: Schemas.OrderFilterOption;
        /**
         * Withdrawal filter option
         * @description One entry of the withdrawal filter.
         */
        WithdrawalFilterOption: Schemas.WithdrawalFilterOption;
        /**
         * Exchange rate
         * @description What one US dollar is worth in a currency.
         */
        ExchangeRate: Schemas.ExchangeRate;
        /**
         * Exchange rates
         * @description What one US dollar is worth in other currencies. The storefront shows amounts in the one that a customer chooses as "about", beside the dollars; no amount is paid, kept or sent in it.
         */
        ExchangeRates: Schemas.ExchangeRates;
        /**
         * Configuration
         * @description What the storefront needs to know of its platform.
         */
        Config: Schemas.Config;
        /**
         * Configuration answer
         * @description The answer of getConfig.
         */
        GetConfigSuccess: Schemas.GetConfigSuccess;
        /**
         * Upload a picture
         * @description The parts of the form.
         */
        UploadFileBody: Schemas.UploadFileBody;
        /**
         * Upload
         * @description A picture that was stored.
         */
        Upload: Schemas.Upload;
        /**
         * Uploaded
         * @description The answer of uploadFile.
         */
        UploadFileSuccess: Schemas.UploadFileSuccess;
        /**
         * Field error
         * @description One refused field of a request.
         */
        FieldError: Schemas.FieldError;
        /**
         * HTTP failure
         * @description The envelope of a call that could not be carried out: the HTTP status says why, and `code` repeats it. An answer of a proxy or of a broken server may lack this body; clients must not count on it.
         */
        HttpFailure: Schemas.HttpFailure;
        /**
         * wrong_credentials (1001)
         * @description Account and password do not match. The answer never says which of the two is wrong.
         */
        WrongCredentialsRefusal: Schemas.WrongCredentialsRefusal;
        /**
         * too_many_attempts (1002)
         * @description Too many wrong attempts; the next one is allowed at `retry_at`. Each further wrong one makes the wait longer.
         */
        TooManyAttemptsRefusal: Schemas.TooManyAttemptsRefusal;
        /**
         * account_disabled (1003)
         * @description The platform has disabled the account.
         */
        AccountDisabledRefusal: Schemas.AccountDisabledRefusal;
        /**
         * email_taken (1004)
         * @description Another account uses this e-mail address.
         */
        EmailTakenRefusal: Schemas.EmailTakenRefusal;
        /**
         * mobile_taken (1005)
         * @description Another account uses this mobile number.
         */
        MobileTakenRefusal: Schemas.MobileTakenRefusal;
        /**
         * code_wrong (1006)
         * @description The verification code is not the one that was sent.
         */
        CodeWrongRefusal: Schemas.CodeWrongRefusal;
        /**
         * code_expired (1007)
         * @description The verification code was sent too long ago, or was used already.
         */
        CodeExpiredRefusal: Schemas.CodeExpiredRefusal;
        /**
         * send_too_often (1008)
         * @description Too many codes in a short time, from this sender or to this receiver; the next one is allowed at `retry_at`.
         */
        SendTooOftenRefusal: Schemas.SendTooOftenRefusal;
        /**
         * wrong_old_password (1009)
         * @description The current login password is not the one given.
         */
        WrongOldPasswordRefusal: Schemas.WrongOldPasswordRefusal;
        /**
         * same_password (1010)
         * @description The new login password equals the current one.
         */
        SamePasswordRefusal: Schemas.SamePasswordRefusal;
        /**
         * session_not_found (1011)
         * @description No signed-in device of this customer has this id.
         */
        SessionNotFoundRefusal: Schemas.SessionNotFoundRefusal;
        /**
         * step_up_expired (1012)
         * @description No good step-up of this session came along. It is older than its `expires_at`, was ended, or is not of this session.
         */
        StepUpExpiredRefusal: Schemas.StepUpExpiredRefusal;
        /**
         * contact_not_verified (1013)
         * @description This e-mail address or mobile number has not been proven yet.
         */
        ContactNotVerifiedRefusal: Schemas.ContactNotVerifiedRefusal;
        /**
         * contact_verified (1014)
         * @description The address or number is proven already, and no change of it waits.
         */
        ContactVerifiedRefusal: Schemas.ContactVerifiedRefusal;
        /**
         * terms_outdated (1015)
         * @description Another version of the terms is in force; `version` says which.
         */
        TermsOutdatedRefusal: Schemas.TermsOutdatedRefusal;
        /**
         * account_not_closable (1016)
         * @description Something is still open. The details say what has to be settled before the account can be closed.
         */
        AccountNotClosableRefusal: Schemas.AccountNotClosableRefusal;
        /**
         * pay_code_not_set (1101)
         * @description The customer has no payment code yet; it is set with setPayCode.
         */
        PayCodeNotSetRefusal: Schemas.PayCodeNotSetRefusal;
        /**
         * pay_code_wrong (1102)
         * @description The payment code is wrong. `attempts_left` says how many attempts remain before it locks.
         */
        PayCodeWrongRefusal: Schemas.PayCodeWrongRefusal;
        /**
         * pay_code_locked (1103)
         * @description Five wrong attempts locked the payment code until `locked_until`.
         */
        PayCodeLockedRefusal: Schemas.PayCodeLockedRefusal;
        /**
         * same_pay_code (1104)
         * @description The new payment code equals the current one.
         */
        SamePayCodeRefusal: Schemas.SamePayCodeRefusal;
        /**
         * address_not_found (1201)
         * @description No shipping address of this customer has this id.
         */
        AddressNotFoundRefusal: Schemas.AddressNotFoundRefusal;
        /**
         * address_limit_reached (1202)
         * @description The customer keeps as many addresses as allowed (`limit`).
         */
        AddressLimitReachedRefusal: Schemas.AddressLimitReachedRefusal;
        /**
         * area_not_found (1203)
         * @description No country or area has this code or id, or the areas do not follow one another.
         */
        AreaNotFoundRefusal: Schemas.AreaNotFoundRefusal;
        /**
         * language_unknown (1204)
         * @description No offered language has this `file_name`.
         */
        LanguageUnknownRefusal: Schemas.LanguageUnknownRefusal;
        /**
         * product_not_found (2001)
         * @description No product has this id.
         */
        ProductNotFoundRefusal: Schemas.ProductNotFoundRefusal;
        /**
         * sku_not_found (2002)
         * @description The product has no such specification.
         */
        SkuNotFoundRefusal: Schemas.SkuNotFoundRefusal;
        /**
         * out_of_stock (2003)
         * @description Less is in stock than asked for; `stock` says how many are left.
         */
        OutOfStockRefusal: Schemas.OutOfStockRefusal;
        /**
         * limit_exceeded (2004)
         * @description More than one customer may buy; `limit` says how many are allowed.
         */
        LimitExceededRefusal: Schemas.LimitExceededRefusal;
        /**
         * shop_not_found (2101)
         * @description No shop has this id.
         */
        ShopNotFoundRefusal: Schemas.ShopNotFoundRefusal;
        /**
         * cart_line_not_found (2201)
         * @description The cart has no such line, or it is another customer's.
         */
        CartLineNotFoundRefusal: Schemas.CartLineNotFoundRefusal;
        /**
         * cart_full (2202)
         * @description The cart holds as many lines as allowed (`limit`).
         */
        CartFullRefusal: Schemas.CartFullRefusal;
        /**
         * order_not_found (3001)
         * @description No order of this customer has this id. Another customer's order answers the same.
         */
        OrderNotFoundRefusal: Schemas.OrderNotFoundRefusal;
        /**
         * order_state_changed (3002)
         * @description The order's status does not allow this action (any more); `status` says what it is now.
         */
        OrderStateChangedRefusal: Schemas.OrderStateChangedRefusal;
        /**
         * price_changed (3003)
         * @description The `total_amount` differs from `expected_total`; `quote` carries the present one. Nothing was ordered.
         */
        PriceChangedRefusal: Schemas.PriceChangedRefusal;
        /**
         * promo_refused (3004)
         * @description The promo code cannot be used for this order; `reason` says why. Nothing was ordered.
         */
        PromoRefusedRefusal: Schemas.PromoRefusedRefusal;
        /**
         * order_already_paid (3005)
         * @description The order was paid before. Nothing was charged now.
         */
        OrderAlreadyPaidRefusal: Schemas.OrderAlreadyPaidRefusal;
        /**
         * pay_deadline_passed (3006)
         * @description The time to pay has passed, the order is cancelled. Nothing was charged.
         */
        PayDeadlinePassedRefusal: Schemas.PayDeadlinePassedRefusal;
        /**
         * nothing_to_rebuy (3007)
         * @description No item of the order can be bought at present.
         */
        NothingToRebuyRefusal: Schemas.NothingToRebuyRefusal;
        /**
         * idempotency_conflict (3008)
         * @description The idempotency key was used before with another body. Nothing was done.
         */
        IdempotencyConflictRefusal: Schemas.IdempotencyConflictRefusal;
        /**
         * order_country_fixed (3009)
         * @description The order was made for another country than the address is in. It stays as it was.
         */
        OrderCountryFixedRefusal: Schemas.OrderCountryFixedRefusal;
        /**
         * receipt_already_extended (3010)
         * @description The time to confirm receipt was extended before; that is possible once.
         */
        ReceiptAlreadyExtendedRefusal: Schemas.ReceiptAlreadyExtendedRefusal;
        /**
         * cancel_reason_not_found (3011)
         * @description No cancel reason has this id.
         */
        CancelReasonNotFoundRefusal: Schemas.CancelReasonNotFoundRefusal;
        /**
         * refund_not_found (3101)
         * @description No refund case of this customer has this id.
         */
        RefundNotFoundRefusal: Schemas.RefundNotFoundRefusal;
        /**
         * refund_not_allowed (3102)
         * @description The order or item cannot be refunded in this way now; `block` says why.
         */
        RefundNotAllowedRefusal: Schemas.RefundNotAllowedRefusal;
        /**
         * refund_amount_too_large (3103)
         * @description The amount is larger than what can be refunded (`max`).
         */
        RefundAmountTooLargeRefusal: Schemas.RefundAmountTooLargeRefusal;
        /**
         * refund_already_open (3104)
         * @description Too few pieces of the item are left, since others are in an open refund case (`refund_id`).
         */
        RefundAlreadyOpenRefusal: Schemas.RefundAlreadyOpenRefusal;
        /**
         * refund_state_changed (3105)
         * @description The refund's status does not allow this action (any more).
         */
        RefundStateChangedRefusal: Schemas.RefundStateChangedRefusal;
        /**
         * change_of_mind_not_allowed (3106)
         * @description The order, or these pieces of it, cannot be undone without a reason now: allowed_actions and change_of_mind_quantity say what can.
         */
        ChangeOfMindNotAllowedRefusal: Schemas.ChangeOfMindNotAllowedRefusal;
        /**
         * review_not_allowed (3201)
         * @description The item cannot be reviewed in the order's present state.
         */
        ReviewNotAllowedRefusal: Schemas.ReviewNotAllowedRefusal;
        /**
         * review_already_written (3202)
         * @description The customer reviewed this item before.
         */
        ReviewAlreadyWrittenRefusal: Schemas.ReviewAlreadyWrittenRefusal;
        /**
         * balance_insufficient (4001)
         * @description The available balance is smaller than the amount; `shortfall` says by how much. Nothing was charged.
         */
        BalanceInsufficientRefusal: Schemas.BalanceInsufficientRefusal;
        /**
         * wallet_frozen (4002)
         * @description The wallet is frozen by the platform; money can come in but not go out.
         */
        WalletFrozenRefusal: Schemas.WalletFrozenRefusal;
        /**
         * amount_out_of_range (4003)
         * @description The amount is outside `min` and `max` of this method.
         */
        AmountOutOfRangeRefusal: Schemas.AmountOutOfRangeRefusal;
        /**
         * quote_expired (4004)
         * @description The quote is older than its `valid_until`, or was made for another amount or type.
         */
        QuoteExpiredRefusal: Schemas.QuoteExpiredRefusal;
        /**
         * network_unsupported (4005)
         * @description The network is not supported (BSC and HECO never are).
         */
        NetworkUnsupportedRefusal: Schemas.NetworkUnsupportedRefusal;
        /**
         * method_closed (4006)
         * @description The method is switched off at present.
         */
        MethodClosedRefusal: Schemas.MethodClosedRefusal;
        /**
         * payee_not_found (4007)
         * @description No saved payee of this customer has this id.
         */
        PayeeNotFoundRefusal: Schemas.PayeeNotFoundRefusal;
        /**
         * recharge_not_found (4101)
         * @description No top-up of this customer has this id.
         */
        RechargeNotFoundRefusal: Schemas.RechargeNotFoundRefusal;
        /**
         * evidence_already_used (4102)
         * @description The evidence, the transaction or the bank reference belongs to another top-up that is under audit or passed; `used` and `recharge_id` say which. Nothing was recorded.
         */
        EvidenceAlreadyUsedRefusal: Schemas.EvidenceAlreadyUsedRefusal;
        /**
         * card_payment_not_found (4103)
         * @description No card payment of this customer has this id.
         */
        CardPaymentNotFoundRefusal: Schemas.CardPaymentNotFoundRefusal;
        /**
         * return_address_refused (4104)
         * @description The origin of `return_url` is none that the back end sends customers back to.
         */
        ReturnAddressRefusedRefusal: Schemas.ReturnAddressRefusedRefusal;
        /**
         * withdrawal_not_found (4201)
         * @description No withdrawal of this customer has this id.
         */
        WithdrawalNotFoundRefusal: Schemas.WithdrawalNotFoundRefusal;
        /**
         * withdrawal_state_changed (4202)
         * @description The withdrawal's status does not allow this action (any more); `status` says what it is now.
         */
        WithdrawalStateChangedRefusal: Schemas.WithdrawalStateChangedRefusal;
        /**
         * payee_not_usable_yet (4301)
         * @description The payee is new; withdrawals to it are accepted from `usable_from` on.
         */
        PayeeNotUsableYetRefusal: Schemas.PayeeNotUsableYetRefusal;
        /**
         * payee_limit_reached (4302)
         * @description The customer keeps as many payees as allowed (`limit`).
         */
        PayeeLimitReachedRefusal: Schemas.PayeeLimitReachedRefusal;
        /**
         * notification_not_found (5001)
         * @description No notification of this customer has this id.
         */
        NotificationNotFoundRefusal: Schemas.NotificationNotFoundRefusal;
        /**
         * conversation_not_found (5101)
         * @description No conversation of this customer has this id.
         */
        ConversationNotFoundRefusal: Schemas.ConversationNotFoundRefusal;
        /**
         * service_unavailable (5102)
         * @description Customer service cannot be reached now; `hours` says when it can.
         */
        ServiceUnavailableRefusal: Schemas.ServiceUnavailableRefusal;
        /**
         * help_item_not_found (5103)
         * @description No help item has this id or key.
         */
        HelpItemNotFoundRefusal: Schemas.HelpItemNotFoundRefusal;
        /**
         * file_type_refused (6001)
         * @description The file is not a JPEG, PNG or WebP picture, whatever its name says.
         */
        FileTypeRefusedRefusal: Schemas.FileTypeRefusedRefusal;
        /**
         * file_too_large (6002)
         * @description The file is larger than `max_bytes`.
         */
        FileTooLargeRefusal: Schemas.FileTooLargeRefusal;
        /**
         * upload_not_found (6003)
         * @description No upload of this customer has this id. Another customer's upload answers the same. Nothing was done.
         */
        UploadNotFoundRefusal: Schemas.UploadNotFoundRefusal;
        /**
         * upload_expired (6004)
         * @description The upload was not used within 24 hours, and its picture is gone. Nothing was done.
         */
        UploadExpiredRefusal: Schemas.UploadExpiredRefusal;
        /**
         * version_conflict (6101)
         * @description It was changed elsewhere since the `version` that was sent; the details carry what stands now. Nothing was changed.
         */
        VersionConflictRefusal: Schemas.VersionConflictRefusal;
    };
    responses: {
        /** @description The request cannot be read: a body that is not the JSON its Content-Type says, a broken multipart form, a connection that ended before the body did. */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                Vary: components["headers"]["Vary"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": Schemas.HttpFailure;
            };
        };
        /** @description No token, or one that is unknown, expired or revoked. The client shows `msg`, clears its session and opens the login. */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                Vary: components["headers"]["Vary"];
                "Cache-Control": components["headers"]["NoStore"];
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": Schemas.HttpFailure;
            };
        };
        /** @description This server has no such call: an older server, or a wrong base address. A record that does not exist is never a 404, but a refusal or an empty list. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                Vary: components["headers"]["Vary"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": Schemas.HttpFailure;
            };
        };
        /** @description The call exists, but not with this method. */
        MethodNotAllowed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                Vary: components["headers"]["Vary"];
                "Cache-Control": components["headers"]["NoStore"];
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/json": Schemas.HttpFailure;
            };
        };
        /** @description The body is larger than the server reads: 10 MB. A picture above its own limit is the refusal file_too_large. */
        PayloadTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                Vary: components["headers"]["Vary"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": Schemas.HttpFailure;
            };
        };
        /** @description The body has a Content-Type that the call does not take, or none. */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                Vary: components["headers"]["Vary"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": Schemas.HttpFailure;
            };
        };
        /** @description The request breaks this contract; `data.errors` names each refused field and says what is allowed there. */
        Unprocessable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                Vary: components["headers"]["Vary"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": Schemas.HttpFailure;
            };
        };
        /** @description Too many requests in a short time, from this customer or this address, whatever they ask for. Retry-After says when to try again; nothing was carried out. Limits on a single act, such as guessing a code, are refusals. */
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                Vary: components["headers"]["Vary"];
                "Cache-Control": components["headers"]["NoStore"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": Schemas.HttpFailure;
            };
        };
        /** @description The server failed. The body may be missing. */
        ServerError: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                Vary: components["headers"]["Vary"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": Schemas.HttpFailure;
            };
        };
        /** @description The server is under maintenance or overloaded; nothing was carried out. Retry-After says when to try again, if the server knows. The body may be missing. */
        Unavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                Vary: components["headers"]["Vary"];
                "Cache-Control": components["headers"]["NoStore"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": Schemas.HttpFailure;
            };
        };
    };
    parameters: {
        /**
         * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
         * @example en
         */
        AcceptLanguage: string;
        /**
         * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
         * @example 7f9c2ba4e88f827d
         */
        RequestId: string;
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
        /** @description The moment that the list is shown as of: the `as_of` that its first page returned, sent unchanged with every later page. Entries added since then are left out, also from `total`, so that no entry is repeated or skipped. Without it, the list is current; the first page and every refresh are requested this way. It is opaque to clients and stays valid for at least a day. A value that the server did not issue is answered with HTTP 422. */
        AsOf: Schemas.AsOf;
        /**
         * @description First day, in time_zone, from its first instant. A date_from after date_to finds nothing.
         * @example 2026-10-01
         */
        DateFrom: string;
        /**
         * @description Last day, in time_zone, inclusive: until its last instant, even if the day has 23 or 25 hours.
         * @example 2026-11-20
         */
        DateTo: string;
        /**
         * @description The time zone that dates and months of this call are counted in, as an IANA name: the one of the customer's device. Left out, it is UTC. A name that is not in the server's time zone database is answered with 422 for this field; offsets such as `+09:00` are not names. Times in answers are instants and do not depend on it.
         * @example Asia/Tokyo
         */
        TimeZone: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The methods that the path takes. HTTP requires this header beside a 405 (RFC 9110, 15.5.6).
         * @example POST
         */
        Allow: string;
        /**
         * @description For reads that need no login the server may choose any caching, with or without an ETag; the app has its own cache and needs neither. A request with If-None-Match or If-Modified-Since may be answered by a 304 without a body.
         * @example no-cache
         */
        CacheControl: string;
        /**
         * @description The language of `msg` and of the other texts, as a BCP 47 tag; texts that customers have written are in their own language.
         * @example en
         */
        ContentLanguage: Schemas.LanguageTag;
        /** @description The answer belongs to one customer, or is a failure, or the call has changed something: no cache on the way may store it. */
        NoStore: "no-store";
        /**
         * @description The name of this request in the server's logs, for reports to the back-end team. The one that the client sent, if it was well formed; otherwise the server's own.
         * @example 7f9c2ba4e88f827d
         */
        RequestId: string;
        /**
         * @description How many seconds to wait before the next attempt.
         * @example 5
         */
        RetryAfter: number;
        /**
         * @description The answer depends on the requested language and on the caller, so that no cache serves it to somebody else.
         * @example Accept-Language, token
         */
        Vary: string;
        /**
         * @description How a caller proves who it is: by the header `token`. HTTP requires this header beside a 401 (RFC 9110, 15.5.2). Its scheme is one that browsers do not know, since for `Basic` they would ask for a password.
         * @example Token realm="meridian"
         */
        WwwAuthenticate: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    loginUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas.LoginUserBody;
            };
        };
        responses: {
            /** @description Logged in, or why not. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.LoginUserSuccess | Schemas.WrongCredentialsRefusal | Schemas.TooManyAttemptsRefusal | Schemas.AccountDisabledRefusal | Schemas.ContactNotVerifiedRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUserInfo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.GetUserInfoSuccess;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Logged out. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.LogoutUserSuccess;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    registerUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas.RegisterUserBody;
            };
        };
        responses: {
            /** @description Registered and logged in, or why not. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.RegisterUserSuccess | Schemas.EmailTakenRefusal | Schemas.MobileTakenRefusal | Schemas.CodeWrongRefusal | Schemas.CodeExpiredRefusal | Schemas.TooManyAttemptsRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas.ResetPasswordBody;
            };
        };
        responses: {
            /** @description The password is changed and every session has ended, or why not. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.ResetPasswordSuccess | Schemas.CodeWrongRefusal | Schemas.CodeExpiredRefusal | Schemas.WrongOldPasswordRefusal | Schemas.SamePasswordRefusal | Schemas.TooManyAttemptsRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas.SendCodeBody;
            };
        };
        responses: {
            /** @description The code is on its way, if there is a receiver; or it is too soon for another code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.SendCodeSuccess | Schemas.SendTooOftenRefusal | Schemas.ContactNotVerifiedRefusal | Schemas.ContactVerifiedRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createStepUp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas.CreateStepUpBody;
            };
        };
        responses: {
            /** @description The step-up, or why not. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.CreateStepUpSuccess | Schemas.WrongOldPasswordRefusal | Schemas.CodeWrongRefusal | Schemas.CodeExpiredRefusal | Schemas.ContactNotVerifiedRefusal | Schemas.TooManyAttemptsRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The devices. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.ListSessionsSuccess;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas.RevokeSessionBody;
            };
        };
        responses: {
            /** @description Device signed out, or there is no such session. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.RevokeSessionSuccess | Schemas.SessionNotFoundRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas.UpdateProfileBody;
            };
        };
        responses: {
            /** @description The customer after the change, or why nothing was changed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.UpdateProfileSuccess | Schemas.VersionConflictRefusal | Schemas.UploadNotFoundRefusal | Schemas.UploadExpiredRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateContact: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas.UpdateContactBody;
            };
        };
        responses: {
            /** @description The customer with the change that waits, or why not. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.UpdateContactSuccess | Schemas.StepUpExpiredRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyContact: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas.VerifyContactBody;
            };
        };
        responses: {
            /** @description The customer after the change, or why not. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.VerifyContactSuccess | Schemas.CodeWrongRefusal | Schemas.CodeExpiredRefusal | Schemas.TooManyAttemptsRefusal | Schemas.ContactVerifiedRefusal | Schemas.EmailTakenRefusal | Schemas.MobileTakenRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptTerms: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas.AcceptTermsBody;
            };
        };
        responses: {
            /** @description What was accepted, or which version is in force. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.AcceptTermsSuccess | Schemas.TermsOutdatedRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas.CloseAccountBody;
            };
        };
        responses: {
            /** @description When it is erased, or what keeps it open. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.CloseAccountSuccess | Schemas.StepUpExpiredRefusal | Schemas.AccountNotClosableRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setPayCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas.SetPayCodeBody;
            };
        };
        responses: {
            /** @description The payment code is set, or why not. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.SetPayCodeSuccess | Schemas.StepUpExpiredRefusal | Schemas.PayCodeNotSetRefusal | Schemas.PayCodeWrongRefusal | Schemas.PayCodeLockedRefusal | Schemas.SamePayCodeRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyPayCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas.VerifyPayCodeBody;
            };
        };
        responses: {
            /** @description The code is correct, or why it is not accepted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.VerifyPayCodeSuccess | Schemas.PayCodeNotSetRefusal | Schemas.PayCodeWrongRefusal | Schemas.PayCodeLockedRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAddresses: {
        parameters: {
            query?: {
                /**
                 * @description Which page of the list, counted from 1. Left out, it is 1. A page after the last one is empty.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * @description How many entries a page holds, 1 to 50. Left out, it is 20.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"] | undefined;
            } | undefined;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the address book. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.ListAddressesSuccess;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas.SaveAddressBody;
            };
        };
        responses: {
            /** @description The address as it is stored, or why it was not saved. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.SaveAddressSuccess | Schemas.AddressNotFoundRefusal | Schemas.VersionConflictRefusal | Schemas.AddressLimitReachedRefusal | Schemas.AreaNotFoundRefusal | Schemas.IdempotencyConflictRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAddress: {
        parameters: {
            query: {
                /**
                 * @description The address.
                 * @example 11
                 */
                address_id: number;
            };
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address, or there is none. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.GetAddressSuccess | Schemas.AddressNotFoundRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setDefaultAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas.SetDefaultAddressBody;
            };
        };
        responses: {
            /** @description The address, now the default; or there is none. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.SetDefaultAddressSuccess | Schemas.AddressNotFoundRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAddress: {
        parameters: {
            query: {
                /**
                 * @description The address.
                 * @example 12
                 */
                address_id: number;
            };
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted, or there is no such address. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.DeleteAddressSuccess | Schemas.AddressNotFoundRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAreas: {
        parameters: {
            query?: {
                /**
                 * @description The country whose parts are wanted, as two capital letters.
                 * @example JP
                 */
                country?: Schemas.CountryCode | undefined;
                /**
                 * @description The area whose parts are wanted.
                 * @example 3926
                 */
                parent?: number | undefined;
            } | undefined;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One level of areas, or there is no such area. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.ListAreasSuccess | Schemas.AreaNotFoundRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLanguages: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The languages. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.ListLanguagesSuccess;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The language chosen, or it is not on offer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.SetLanguageSuccess | Schemas.LanguageUnknownRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHome: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The blocks of the home page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.GetHomeSuccess;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCategories: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ten categories. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.ListCategoriesSuccess;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /**
                 * @description Words that must all be found, each at the beginning of a word in the product's name, its category or its shop's name (anywhere in languages written without spaces). Case, width and accents do not matter. The server may also find a word by another form or a synonym (`bags`, `rucksack` for a backpack), and pass over small ones (`for`). Left out, every product is found.
                 * @example trail
                 */
                keyword?: string | undefined;
                /**
                 * @description Only products of this category. An unknown id finds nothing.
                 * @example 3
                 */
                category_id?: number | undefined;
                /**
                 * @description Only products of this shop. An unknown id finds nothing.
                 * @example 2
                 */
                shop_id?: number | undefined;
                /**
                 * @description Only products of this collection of a shop (`collections` of getShop). An unknown id finds nothing.
                 * @example 21
                 */
                collection_id?: number | undefined;
                /**
                 * @description Only these products, the key repeated for each: `product_ids=103&product_ids=101`. All other conditions still apply. In PHP, `$_GET` keeps only the last of them: read them all from `$_SERVER['QUERY_STRING']`.
                 * @example [
                 *       103,
                 *       101
                 *     ]
                 */
                product_ids?: number[] | undefined;
                /**
                 * @description The order of the list, as the operation describes. Left out, it is that of `product_ids`, and without them `hot`.
                 * @example price_asc
                 */
                sort?: ("hot" | "newest" | "sales" | "price_asc" | "price_desc" | "rate") | undefined;
                /**
                 * @description Conditions on products, written `filter[price_min]=50.00&filter[in_stock]=true` (R7.04: nested objects as `key[sub]`). No key is required; conditions are joined by "and".
                 * @example {
                 *       "price_min": "50.00",
                 *       "price_max": "200.00",
                 *       "in_stock": true
                 *     }
                 */
                filter?: Schemas.ProductFilter | undefined;
                /**
                 * @description Which page of the list, counted from 1. Left out, it is 1. A page after the last one is empty.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * @description How many entries a page holds, 1 to 50. Left out, it is 20.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"] | undefined;
            } | undefined;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of products, with facets. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.ListProductsSuccess;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listHotProducts: {
        parameters: {
            query?: {
                /**
                 * @description The ranking within this category; left out, of all. An unknown id finds nothing.
                 * @example 3
                 */
                category_id?: number | undefined;
                /**
                 * @description Which sales count: of the last 24 hours, 7 days or 30 days. Left out, it is `week`.
                 * @example week
                 */
                period?: ("day" | "week" | "month") | undefined;
                /**
                 * @description Which page of the list, counted from 1. Left out, it is 1. A page after the last one is empty.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * @description How many entries a page holds, 1 to 50. Left out, it is 20.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"] | undefined;
            } | undefined;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the ranking, number 1 first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.ListHotProductsSuccess;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSimilarProducts: {
        parameters: {
            query?: {
                /**
                 * @description The product to find similar ones for; it is never in the answer itself. Left out: recommendations for the customer. A removed product still has similar ones; an unknown id finds nothing.
                 * @example 103
                 */
                product_id?: number | undefined;
                /**
                 * @description How many entries a page holds, 1 to 50. Left out, it is 20.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"] | undefined;
            } | undefined;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Products, the most similar first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.ListSimilarProductsSuccess;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Suggestions, perhaps none. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.ListSuggestionsSuccess;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listHotKeywords: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hot words, perhaps none. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.ListHotKeywordsSuccess;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProduct: {
        parameters: {
            query: {
                /**
                 * @description The product.
                 * @example 101
                 */
                product_id: number;
            };
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product, or a refusal. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.GetProductSuccess | Schemas.ProductNotFoundRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
                score?: number | undefined;
                /**
                 * @description True: only reviews with a picture, in the review or in its addition. False is the same as leaving it out.
                 * @example true
                 */
                with_pictures?: boolean | undefined;
                /**
                 * @description Only reviews written in this language: a BCP 47 tag that equals the review's `language` or is a prefix of it (`zh` finds `zh-CN`, `zh-CN` does not find `zh-TW`), regardless of case. Left out, all. The summary's `languages` lists those that exist.
                 * @example ja
                 */
                language?: Schemas.LanguageTag | undefined;
                /**
                 * @description Only reviews that have all these words, in the review or in its addition; words are matched as in listProducts. Left out, all.
                 * @example battery
                 */
                keyword?: string | undefined;
                /**
                 * @description `newest`: by when they were written, newest first. `highest` and `lowest`: by product score, newest first among equal scores. Left out, it is `newest`.
                 * @example lowest
                 */
                sort?: ("newest" | "highest" | "lowest") | undefined;
                /**
                 * @description Which page of the list, counted from 1. Left out, it is 1. A page after the last one is empty.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /** @description The moment that the list is shown as of: the `as_of` that its first page returned, sent unchanged with every later page. Entries added since then are left out, also from `total`, so that no entry is repeated or skipped. Without it, the list is current; the first page and every refresh are requested this way. It is opaque to clients and stays valid for at least a day. A value that the server did not issue is answered with HTTP 422. */
                as_of?: components["parameters"]["AsOf"] | undefined;
                /**
                 * @description How many entries a page holds, 1 to 50. Left out, it is 20.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"] | undefined;
            };
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of reviews, with the figures over all of them, or a refusal. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.ListProductReviewsSuccess | Schemas.ProductNotFoundRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    likeProduct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        /** @description The product and the desired state. */
        requestBody: {
            content: {
                "application/json": Schemas.LikeProductBody;
            };
        };
        responses: {
            /** @description The state after the call, or a refusal. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.LikeProductSuccess | Schemas.ProductNotFoundRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    likeProducts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        /** @description The products and the desired state. */
        requestBody: {
            content: {
                "application/json": Schemas.LikeProductsBody;
            };
        };
        responses: {
            /** @description What became of each product, or a refusal. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.LikeProductsSuccess | Schemas.ProductNotFoundRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportProduct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        /** @description What is wrong with the product. */
        requestBody: {
            content: {
                "application/json": Schemas.ReportProductBody;
            };
        };
        responses: {
            /** @description The report's number, or a refusal. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.ReportProductSuccess | Schemas.ProductNotFoundRefusal | Schemas.UploadNotFoundRefusal | Schemas.UploadExpiredRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBoughtProducts: {
        parameters: {
            query?: {
                /**
                 * @description Which page of the list, counted from 1. Left out, it is 1. A page after the last one is empty.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * @description How many entries a page holds, 1 to 50. Left out, it is 20.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"] | undefined;
            } | undefined;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of products. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.ListBoughtProductsSuccess;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLikedProducts: {
        parameters: {
            query?: {
                /**
                 * @description Only favourites whose name or shop's name has all these words, matched as in listProducts. Left out, all.
                 * @example tent
                 */
                keyword?: string | undefined;
                /**
                 * @description Which page of the list, counted from 1. Left out, it is 1. A page after the last one is empty.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * @description How many entries a page holds, 1 to 50. Left out, it is 20.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"] | undefined;
            } | undefined;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of favourites. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.ListLikedProductsSuccess;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listShops: {
        parameters: {
            query?: {
                /**
                 * @description Words that must all be found in the shop's name or in the names of its products, at the beginning of a word. Case, width and accents do not matter. Left out, every shop is found.
                 * @example trail
                 */
                keyword?: string | undefined;
                /**
                 * @description `fans`: more fans first. `sales`: more total sales first. `rate`: higher favourable rate first, shops without a review last. Left out, it is `fans`; ties are broken by the higher id.
                 * @example fans
                 */
                sort?: ("fans" | "sales" | "rate") | undefined;
                /**
                 * @description Which page of the list, counted from 1. Left out, it is 1. A page after the last one is empty.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * @description How many entries a page holds, 1 to 50. Left out, it is 20.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"] | undefined;
            } | undefined;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of shops. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.ListShopsSuccess;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listHotShops: {
        parameters: {
            query?: {
                /**
                 * @description Which page of the list, counted from 1. Left out, it is 1. A page after the last one is empty.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * @description How many entries a page holds, 1 to 50. Left out, it is 20.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"] | undefined;
            } | undefined;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the ranking, number 1 first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.ListHotShopsSuccess;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getShop: {
        parameters: {
            query: {
                /**
                 * @description The shop.
                 * @example 1
                 */
                shop_id: number;
            };
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shop, or a refusal. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.GetShopSuccess | Schemas.ShopNotFoundRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
                score?: number | undefined;
                /**
                 * @description True: only reviews with a picture, in the review or in its addition. False is the same as leaving it out.
                 * @example true
                 */
                with_pictures?: boolean | undefined;
                /**
                 * @description Only reviews written in this language: a BCP 47 tag that equals the review's `language` or is a prefix of it (`zh` finds `zh-CN`, `zh-CN` does not find `zh-TW`), regardless of case. Left out, all. The summary's `languages` lists those that exist.
                 * @example ja
                 */
                language?: Schemas.LanguageTag | undefined;
                /**
                 * @description Only reviews that have all these words, in the review or in its addition; words are matched as in listProducts. Left out, all.
                 * @example battery
                 */
                keyword?: string | undefined;
                /**
                 * @description `newest`: by when they were written, newest first. `highest` and `lowest`: by product score, newest first among equal scores. Left out, it is `newest`.
                 * @example lowest
                 */
                sort?: ("newest" | "highest" | "lowest") | undefined;
                /**
                 * @description Which page of the list, counted from 1. Left out, it is 1. A page after the last one is empty.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /** @description The moment that the list is shown as of: the `as_of` that its first page returned, sent unchanged with every later page. Entries added since then are left out, also from `total`, so that no entry is repeated or skipped. Without it, the list is current; the first page and every refresh are requested this way. It is opaque to clients and stays valid for at least a day. A value that the server did not issue is answered with HTTP 422. */
                as_of?: components["parameters"]["AsOf"] | undefined;
                /**
                 * @description How many entries a page holds, 1 to 50. Left out, it is 20.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"] | undefined;
            };
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of reviews, with the figures over all of them, or a refusal. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.ListShopReviewsSuccess | Schemas.ShopNotFoundRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    followShop: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        /** @description The shop and the desired state. */
        requestBody: {
            content: {
                "application/json": Schemas.FollowShopBody;
            };
        };
        responses: {
            /** @description The state after the call, or a refusal. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.FollowShopSuccess | Schemas.ShopNotFoundRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFollowedShops: {
        parameters: {
            query?: {
                /**
                 * @description Only shops whose name has all these words, matched as in listProducts. Left out, all.
                 * @example trail
                 */
                keyword?: string | undefined;
                /**
                 * @description Which page of the list, counted from 1. Left out, it is 1. A page after the last one is empty.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * @description How many entries a page holds, 1 to 50. Left out, it is 20.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"] | undefined;
            } | undefined;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of followed shops. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.ListFollowedShopsSuccess;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFollowFeed: {
        parameters: {
            query?: {
                /**
                 * @description Which page of the list, counted from 1. Left out, it is 1. A page after the last one is empty.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /** @description The moment that the list is shown as of: the `as_of` that its first page returned, sent unchanged with every later page. Entries added since then are left out, also from `total`, so that no entry is repeated or skipped. Without it, the list is current; the first page and every refresh are requested this way. It is opaque to clients and stays valid for at least a day. A value that the server did not issue is answered with HTTP 422. */
                as_of?: components["parameters"]["AsOf"] | undefined;
                /**
                 * @description How many entries a page holds, 1 to 50. Left out, it is 20.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"] | undefined;
            } | undefined;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of news. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.ListFollowFeedSuccess;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCart: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole cart. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.GetCartSuccess;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addCartLine: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        /** @description The specification and how many pieces to add. */
        requestBody: {
            content: {
                "application/json": Schemas.AddCartLineBody;
            };
        };
        responses: {
            /** @description The whole cart after the change, or a refusal. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.AddCartLineSuccess | Schemas.ProductNotFoundRefusal | Schemas.SkuNotFoundRefusal | Schemas.OutOfStockRefusal | Schemas.LimitExceededRefusal | Schemas.CartFullRefusal | Schemas.IdempotencyConflictRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCartLine: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        /** @description The line, its quantity and, to change it, its specification. */
        requestBody: {
            content: {
                "application/json": Schemas.UpdateCartLineBody;
            };
        };
        responses: {
            /** @description The whole cart after the change, or a refusal. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.UpdateCartLineSuccess | Schemas.CartLineNotFoundRefusal | Schemas.VersionConflictRefusal | Schemas.SkuNotFoundRefusal | Schemas.OutOfStockRefusal | Schemas.LimitExceededRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCartLines: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        /** @description The lines to delete. */
        requestBody: {
            content: {
                "application/json": Schemas.DeleteCartLinesBody;
            };
        };
        responses: {
            /** @description The whole cart after the change, or a refusal. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.DeleteCartLinesSuccess | Schemas.CartLineNotFoundRefusal | Schemas.VersionConflictRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreCartLines: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        /** @description The lines to put back. */
        requestBody: {
            content: {
                "application/json": Schemas.RestoreCartLinesBody;
            };
        };
        responses: {
            /** @description The whole cart after the change, or a refusal. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.RestoreCartLinesSuccess | Schemas.CartLineNotFoundRefusal | Schemas.CartFullRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    quoteOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas.QuoteOrderBody;
            };
        };
        responses: {
            /** @description The quote, or a refusal. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.QuoteOrderSuccess | Schemas.CartLineNotFoundRefusal | Schemas.ProductNotFoundRefusal | Schemas.SkuNotFoundRefusal | Schemas.OutOfStockRefusal | Schemas.LimitExceededRefusal | Schemas.AddressNotFoundRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas.CreateOrderBody;
            };
        };
        responses: {
            /** @description The new orders, or a refusal; with a refusal no order was made. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.CreateOrderSuccess | Schemas.CartLineNotFoundRefusal | Schemas.ProductNotFoundRefusal | Schemas.SkuNotFoundRefusal | Schemas.OutOfStockRefusal | Schemas.LimitExceededRefusal | Schemas.AddressNotFoundRefusal | Schemas.PriceChangedRefusal | Schemas.PromoRefusedRefusal | Schemas.IdempotencyConflictRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    payOrders: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas.PayOrdersBody;
            };
        };
        responses: {
            /** @description What was paid, or a refusal; with a refusal nothing was charged. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.PayOrdersSuccess | Schemas.OrderNotFoundRefusal | Schemas.OrderStateChangedRefusal | Schemas.OrderAlreadyPaidRefusal | Schemas.PayDeadlinePassedRefusal | Schemas.PayCodeNotSetRefusal | Schemas.PayCodeWrongRefusal | Schemas.PayCodeLockedRefusal | Schemas.BalanceInsufficientRefusal | Schemas.WalletFrozenRefusal | Schemas.IdempotencyConflictRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas.CancelOrderBody;
            };
        };
        responses: {
            /** @description The cancelled order, or a refusal. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.CancelOrderSuccess | Schemas.OrderNotFoundRefusal | Schemas.OrderStateChangedRefusal | Schemas.CancelReasonNotFoundRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCancelReasons: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reasons. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.ListCancelReasonsSuccess;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateOrderAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas.UpdateOrderAddressBody;
            };
        };
        responses: {
            /** @description The order, or a refusal. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.UpdateOrderAddressSuccess | Schemas.OrderNotFoundRefusal | Schemas.OrderStateChangedRefusal | Schemas.AddressNotFoundRefusal | Schemas.OrderCountryFixedRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas.ConfirmOrderBody;
            };
        };
        responses: {
            /** @description The received order, or a refusal. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.ConfirmOrderSuccess | Schemas.OrderNotFoundRefusal | Schemas.OrderStateChangedRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    extendReceipt: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas.ExtendReceiptBody;
            };
        };
        responses: {
            /** @description The order, or a refusal. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.ExtendReceiptSuccess | Schemas.OrderNotFoundRefusal | Schemas.OrderStateChangedRefusal | Schemas.ReceiptAlreadyExtendedRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rebuyOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas.RebuyOrderBody;
            };
        };
        responses: {
            /** @description The whole cart, or a refusal. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.RebuyOrderSuccess | Schemas.OrderNotFoundRefusal | Schemas.NothingToRebuyRefusal | Schemas.IdempotencyConflictRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /**
                 * @description The tab; left out, it is `all`.
                 * @example all
                 */
                status?: Schemas.OrderStatusFilter | undefined;
                /**
                 * @description Only orders that have all these words in their number, a product's name or the shop's; words are matched as in listProducts. Left out, all.
                 * @example headphones
                 */
                keyword?: string | undefined;
                /**
                 * @description true: only orders whose allowed_actions name change_of_mind; false: only the others; left out: all.
                 * @example true
                 */
                change_of_mind?: boolean | undefined;
                /**
                 * @description Which page of the list, counted from 1. Left out, it is 1. A page after the last one is empty.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /** @description The moment that the list is shown as of: the `as_of` that its first page returned, sent unchanged with every later page. Entries added since then are left out, also from `total`, so that no entry is repeated or skipped. Without it, the list is current; the first page and every refresh are requested this way. It is opaque to clients and stays valid for at least a day. A value that the server did not issue is answered with HTTP 422. */
                as_of?: components["parameters"]["AsOf"] | undefined;
                /**
                 * @description How many entries a page holds, 1 to 50. Left out, it is 20.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"] | undefined;
            } | undefined;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of orders. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.ListOrdersSuccess;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOrder: {
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
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order, or a refusal. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.GetOrderSuccess | Schemas.OrderNotFoundRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The parcels, or a refusal. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.GetLogisticsSuccess | Schemas.OrderNotFoundRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOrderCounts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.GetOrderCountsSuccess;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBadges: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.GetBadgesSuccess;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    quoteRefund: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas.QuoteRefundBody;
            };
        };
        responses: {
            /** @description The quote, or a refusal. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.QuoteRefundSuccess | Schemas.OrderNotFoundRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    applyRefund: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas.ApplyRefundBody;
            };
        };
        responses: {
            /** @description The new case, or a refusal. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.ApplyRefundSuccess | Schemas.OrderNotFoundRefusal | Schemas.RefundNotAllowedRefusal | Schemas.RefundAmountTooLargeRefusal | Schemas.RefundAlreadyOpenRefusal | Schemas.IdempotencyConflictRefusal | Schemas.UploadNotFoundRefusal | Schemas.UploadExpiredRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    quoteChangeOfMind: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas.QuoteChangeOfMindBody;
            };
        };
        responses: {
            /** @description The quote, or a refusal. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.QuoteChangeOfMindSuccess | Schemas.OrderNotFoundRefusal | Schemas.ChangeOfMindNotAllowedRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    declareChangeOfMind: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas.DeclareChangeOfMindBody;
            };
        };
        responses: {
            /** @description The receipt, or a refusal. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.DeclareChangeOfMindSuccess | Schemas.OrderNotFoundRefusal | Schemas.ChangeOfMindNotAllowedRefusal | Schemas.IdempotencyConflictRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRefund: {
        parameters: {
            query: {
                /**
                 * @description The refund case.
                 * @example 8001
                 */
                refund_id: number;
            };
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The case, or a refusal. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.GetRefundSuccess | Schemas.RefundNotFoundRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRefunds: {
        parameters: {
            query?: {
                /**
                 * @description true: only open cases; false: only closed ones; left out: all.
                 * @example true
                 */
                open?: boolean | undefined;
                /**
                 * @description Which page of the list, counted from 1. Left out, it is 1. A page after the last one is empty.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /** @description The moment that the list is shown as of: the `as_of` that its first page returned, sent unchanged with every later page. Entries added since then are left out, also from `total`, so that no entry is repeated or skipped. Without it, the list is current; the first page and every refresh are requested this way. It is opaque to clients and stays valid for at least a day. A value that the server did not issue is answered with HTTP 422. */
                as_of?: components["parameters"]["AsOf"] | undefined;
                /**
                 * @description How many entries a page holds, 1 to 50. Left out, it is 20.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"] | undefined;
            } | undefined;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of cases. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.ListRefundsSuccess;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    escalateRefund: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas.EscalateRefundBody;
            };
        };
        responses: {
            /** @description The case, or a refusal. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.EscalateRefundSuccess | Schemas.RefundNotFoundRefusal | Schemas.RefundStateChangedRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelRefund: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas.CancelRefundBody;
            };
        };
        responses: {
            /** @description The withdrawn case, or a refusal. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.CancelRefundSuccess | Schemas.RefundNotFoundRefusal | Schemas.RefundStateChangedRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    shipRefund: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas.ShipRefundBody;
            };
        };
        responses: {
            /** @description The case, or a refusal. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.ShipRefundSuccess | Schemas.RefundNotFoundRefusal | Schemas.RefundStateChangedRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createReview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        /** @description The review, or what is added to one. */
        requestBody: {
            content: {
                "application/json": Schemas.CreateReviewBody;
            };
        };
        responses: {
            /** @description The review as others will see it, or a refusal. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.CreateReviewSuccess | Schemas.OrderNotFoundRefusal | Schemas.ReviewNotAllowedRefusal | Schemas.ReviewAlreadyWrittenRefusal | Schemas.IdempotencyConflictRefusal | Schemas.UploadNotFoundRefusal | Schemas.UploadExpiredRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMyReviews: {
        parameters: {
            query?: {
                /**
                 * @description `pending`: only items waiting for a review. `written`: only reviewed ones. Left out, both.
                 * @example pending
                 */
                state?: ("pending" | "written") | undefined;
                /**
                 * @description Only the items of this order; none if it is not the customer's. Left out, those of all orders.
                 * @example 9005
                 */
                order_id?: number | undefined;
                /**
                 * @description Which page of the list, counted from 1. Left out, it is 1. A page after the last one is empty.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /** @description The moment that the list is shown as of: the `as_of` that its first page returned, sent unchanged with every later page. Entries added since then are left out, also from `total`, so that no entry is repeated or skipped. Without it, the list is current; the first page and every refresh are requested this way. It is opaque to clients and stays valid for at least a day. A value that the server did not issue is answered with HTTP 422. */
                as_of?: components["parameters"]["AsOf"] | undefined;
                /**
                 * @description How many entries a page holds, 1 to 50. Left out, it is 20.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"] | undefined;
            } | undefined;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of items with their reviews. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.ListMyReviewsSuccess;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBlockchains: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The networks. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.ListBlockchainsSuccess;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRechargeMethods: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The methods. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.ListRechargeMethodsSuccess;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    quoteRecharge: {
        parameters: {
            query: {
                /**
                 * @description The method.
                 * @example card
                 */
                method: Schemas.RechargeMethodName;
                /**
                 * @description What the customer pays, including the fee. Exactly one of amount and arrival is given.
                 * @example 100.00
                 */
                amount?: Schemas.PositiveMoney | undefined;
                /** @description What is to be credited, excluding the fee. Exactly one of amount and arrival is given. */
                arrival?: Schemas.PositiveMoney | undefined;
                /** @description The network; required for onchain, ignored otherwise. */
                network?: Schemas.Network | undefined;
            };
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quote, or a refusal. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.QuoteRechargeSuccess | Schemas.MethodClosedRefusal | Schemas.NetworkUnsupportedRefusal | Schemas.AmountOutOfRangeRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createRecharge: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas.CreateRechargeBody;
            };
        };
        responses: {
            /** @description The top-up, now under audit, or a refusal. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.CreateRechargeSuccess | Schemas.AmountOutOfRangeRefusal | Schemas.NetworkUnsupportedRefusal | Schemas.MethodClosedRefusal | Schemas.QuoteExpiredRefusal | Schemas.EvidenceAlreadyUsedRefusal | Schemas.IdempotencyConflictRefusal | Schemas.UploadNotFoundRefusal | Schemas.UploadExpiredRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRecharges: {
        parameters: {
            query?: {
                /**
                 * @description The audit result; left out, it is `all`.
                 * @example all
                 */
                status?: Schemas.AuditStatusFilter | undefined;
                /**
                 * @description Keep only this method.
                 * @example onchain
                 */
                method?: Schemas.RechargeMethodName | undefined;
                /**
                 * @description First day, in time_zone, from its first instant. A date_from after date_to finds nothing.
                 * @example 2026-10-01
                 */
                date_from?: components["parameters"]["DateFrom"] | undefined;
                /**
                 * @description Last day, in time_zone, inclusive: until its last instant, even if the day has 23 or 25 hours.
                 * @example 2026-11-20
                 */
                date_to?: components["parameters"]["DateTo"] | undefined;
                /**
                 * @description The time zone that dates and months of this call are counted in, as an IANA name: the one of the customer's device. Left out, it is UTC. A name that is not in the server's time zone database is answered with 422 for this field; offsets such as `+09:00` are not names. Times in answers are instants and do not depend on it.
                 * @example Asia/Tokyo
                 */
                time_zone?: components["parameters"]["TimeZone"] | undefined;
                /**
                 * @description Which page of the list, counted from 1. Left out, it is 1. A page after the last one is empty.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /** @description The moment that the list is shown as of: the `as_of` that its first page returned, sent unchanged with every later page. Entries added since then are left out, also from `total`, so that no entry is repeated or skipped. Without it, the list is current; the first page and every refresh are requested this way. It is opaque to clients and stays valid for at least a day. A value that the server did not issue is answered with HTTP 422. */
                as_of?: components["parameters"]["AsOf"] | undefined;
                /**
                 * @description How many entries a page holds, 1 to 50. Left out, it is 20.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"] | undefined;
            } | undefined;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of top-ups. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.ListRechargesSuccess;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRecharge: {
        parameters: {
            query: {
                /**
                 * @description The top-up.
                 * @example 6002
                 */
                recharge_id: number;
            };
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The top-up, or a refusal. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.GetRechargeSuccess | Schemas.RechargeNotFoundRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCardPayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas.CreateCardPaymentBody;
            };
        };
        responses: {
            /** @description The payment with the provider's page, or a refusal. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.CreateCardPaymentSuccess | Schemas.ReturnAddressRefusedRefusal | Schemas.MethodClosedRefusal | Schemas.AmountOutOfRangeRefusal | Schemas.QuoteExpiredRefusal | Schemas.IdempotencyConflictRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCardPayment: {
        parameters: {
            query?: {
                /**
                 * @description The card payment.
                 * @example 6401
                 */
                card_payment_id?: number | undefined;
                /** @description The key that it was begun with. */
                idempotency_key?: Schemas.IdempotencyKey | undefined;
            } | undefined;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card payment, or a refusal. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.GetCardPaymentSuccess | Schemas.CardPaymentNotFoundRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    quoteWithdrawal: {
        parameters: {
            query: {
                /**
                 * @description To a bank card or on-chain, according to the payee.
                 * @example bank
                 */
                type: Schemas.WithdrawalType;
                /** @description What would leave the balance, including the fee. Exactly one of amount and arrival is given. */
                amount?: Schemas.PositiveMoney | undefined;
                /**
                 * @description What is to arrive, excluding the fee. Exactly one of amount and arrival is given.
                 * @example 295.50
                 */
                arrival?: Schemas.PositiveMoney | undefined;
                /** @description The payee's network; required for onchain, ignored for bank. */
                network?: Schemas.Network | undefined;
            };
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quote, or a refusal. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.QuoteWithdrawalSuccess | Schemas.MethodClosedRefusal | Schemas.NetworkUnsupportedRefusal | Schemas.AmountOutOfRangeRefusal | Schemas.BalanceInsufficientRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWithdrawalInfo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The form's data. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.GetWithdrawalInfoSuccess;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createWithdrawal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas.CreateWithdrawalBody;
            };
        };
        responses: {
            /** @description The application, now under audit, or a refusal; with a refusal nothing is held. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.CreateWithdrawalSuccess | Schemas.PayCodeNotSetRefusal | Schemas.PayCodeWrongRefusal | Schemas.PayCodeLockedRefusal | Schemas.BalanceInsufficientRefusal | Schemas.AmountOutOfRangeRefusal | Schemas.QuoteExpiredRefusal | Schemas.NetworkUnsupportedRefusal | Schemas.MethodClosedRefusal | Schemas.WalletFrozenRefusal | Schemas.PayeeNotFoundRefusal | Schemas.PayeeNotUsableYetRefusal | Schemas.IdempotencyConflictRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWithdrawals: {
        parameters: {
            query?: {
                /**
                 * @description The audit result; left out, it is `all`.
                 * @example all
                 */
                status?: Schemas.WithdrawalStatusFilter | undefined;
                /**
                 * @description Keep only this type.
                 * @example bank
                 */
                type?: Schemas.WithdrawalType | undefined;
                /**
                 * @description First day, in time_zone, from its first instant. A date_from after date_to finds nothing.
                 * @example 2026-10-01
                 */
                date_from?: components["parameters"]["DateFrom"] | undefined;
                /**
                 * @description Last day, in time_zone, inclusive: until its last instant, even if the day has 23 or 25 hours.
                 * @example 2026-11-20
                 */
                date_to?: components["parameters"]["DateTo"] | undefined;
                /**
                 * @description The time zone that dates and months of this call are counted in, as an IANA name: the one of the customer's device. Left out, it is UTC. A name that is not in the server's time zone database is answered with 422 for this field; offsets such as `+09:00` are not names. Times in answers are instants and do not depend on it.
                 * @example Asia/Tokyo
                 */
                time_zone?: components["parameters"]["TimeZone"] | undefined;
                /**
                 * @description Which page of the list, counted from 1. Left out, it is 1. A page after the last one is empty.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /** @description The moment that the list is shown as of: the `as_of` that its first page returned, sent unchanged with every later page. Entries added since then are left out, also from `total`, so that no entry is repeated or skipped. Without it, the list is current; the first page and every refresh are requested this way. It is opaque to clients and stays valid for at least a day. A value that the server did not issue is answered with HTTP 422. */
                as_of?: components["parameters"]["AsOf"] | undefined;
                /**
                 * @description How many entries a page holds, 1 to 50. Left out, it is 20.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"] | undefined;
            } | undefined;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of withdrawals. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.ListWithdrawalsSuccess;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWithdrawal: {
        parameters: {
            query: {
                /**
                 * @description The withdrawal.
                 * @example 6102
                 */
                withdrawal_id: number;
            };
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The withdrawal, or a refusal. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.GetWithdrawalSuccess | Schemas.WithdrawalNotFoundRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelWithdrawal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas.CancelWithdrawalBody;
            };
        };
        responses: {
            /** @description The cancelled withdrawal, or a refusal. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.CancelWithdrawalSuccess | Schemas.WithdrawalNotFoundRefusal | Schemas.WithdrawalStateChangedRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addPayee: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas.AddPayeeBody;
            };
        };
        responses: {
            /** @description The payee, or why it was not added. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.AddPayeeSuccess | Schemas.NetworkUnsupportedRefusal | Schemas.StepUpExpiredRefusal | Schemas.PayeeLimitReachedRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePayee: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas.DeletePayeeBody;
            };
        };
        responses: {
            /** @description Null, or a refusal. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.DeletePayeeSuccess | Schemas.PayeeNotFoundRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBills: {
        parameters: {
            query?: {
                /**
                 * @description Only money in, or only money out.
                 * @example in
                 */
                direction?: Schemas.BillDirection | undefined;
                /**
                 * @description Keep only this type.
                 * @example order
                 */
                type?: Schemas.BillTypeFilter | undefined;
                /**
                 * @description First day, in time_zone, from its first instant. A date_from after date_to finds nothing.
                 * @example 2026-10-01
                 */
                date_from?: components["parameters"]["DateFrom"] | undefined;
                /**
                 * @description Last day, in time_zone, inclusive: until its last instant, even if the day has 23 or 25 hours.
                 * @example 2026-11-20
                 */
                date_to?: components["parameters"]["DateTo"] | undefined;
                /**
                 * @description The time zone that dates and months of this call are counted in, as an IANA name: the one of the customer's device. Left out, it is UTC. A name that is not in the server's time zone database is answered with 422 for this field; offsets such as `+09:00` are not names. Times in answers are instants and do not depend on it.
                 * @example Asia/Tokyo
                 */
                time_zone?: components["parameters"]["TimeZone"] | undefined;
                /**
                 * @description Which page of the list, counted from 1. Left out, it is 1. A page after the last one is empty.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /** @description The moment that the list is shown as of: the `as_of` that its first page returned, sent unchanged with every later page. Entries added since then are left out, also from `total`, so that no entry is repeated or skipped. Without it, the list is current; the first page and every refresh are requested this way. It is opaque to clients and stays valid for at least a day. A value that the server did not issue is answered with HTTP 422. */
                as_of?: components["parameters"]["AsOf"] | undefined;
                /**
                 * @description How many entries a page holds, 1 to 50. Left out, it is 20.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"] | undefined;
            } | undefined;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of bills. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.ListBillsSuccess;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportBills: {
        parameters: {
            query?: {
                /**
                 * @description Only money in, or only money out.
                 * @example in
                 */
                direction?: Schemas.BillDirection | undefined;
                /**
                 * @description Keep only this type.
                 * @example order
                 */
                type?: Schemas.BillTypeFilter | undefined;
                /**
                 * @description First day, in time_zone, from its first instant. A date_from after date_to finds nothing.
                 * @example 2026-10-01
                 */
                date_from?: components["parameters"]["DateFrom"] | undefined;
                /**
                 * @description Last day, in time_zone, inclusive: until its last instant, even if the day has 23 or 25 hours.
                 * @example 2026-11-20
                 */
                date_to?: components["parameters"]["DateTo"] | undefined;
                /**
                 * @description The time zone that dates and months of this call are counted in, as an IANA name: the one of the customer's device. Left out, it is UTC. A name that is not in the server's time zone database is answered with 422 for this field; offsets such as `+09:00` are not names. Times in answers are instants and do not depend on it.
                 * @example Asia/Tokyo
                 */
                time_zone?: components["parameters"]["TimeZone"] | undefined;
            } | undefined;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where the file is. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.ExportBillsSuccess;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /**
                 * @description Only this type; left out, all of them.
                 * @example order
                 */
                type?: Schemas.NotificationTypeFilter | undefined;
                /**
                 * @description Which page of the list, counted from 1. Left out, it is 1. A page after the last one is empty.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /** @description The moment that the list is shown as of: the `as_of` that its first page returned, sent unchanged with every later page. Entries added since then are left out, also from `total`, so that no entry is repeated or skipped. Without it, the list is current; the first page and every refresh are requested this way. It is opaque to clients and stays valid for at least a day. A value that the server did not issue is answered with HTTP 422. */
                as_of?: components["parameters"]["AsOf"] | undefined;
                /**
                 * @description How many entries a page holds, 1 to 50. Left out, it is 20.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"] | undefined;
            } | undefined;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of notifications. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.ListNotificationsSuccess;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readNotifications: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas.ReadNotificationsBody;
            };
        };
        responses: {
            /** @description They are marked, or why none was. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.ReadNotificationsSuccess | Schemas.NotificationNotFoundRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNotificationPreferences: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preferences. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.GetNotificationPreferencesSuccess;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateNotificationPreferences: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas.UpdateNotificationPreferencesBody;
            };
        };
        responses: {
            /** @description All preferences after the change. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.UpdateNotificationPreferencesSuccess;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listConversations: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All conversations. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.ListConversationsSuccess;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /**
                 * @description The conversation, from listConversations.
                 * @example 1
                 */
                conversation_id?: number | undefined;
                /** @description The shop; 0 is the platform's service. */
                shop_id?: number | undefined;
                /** @description The refund case. */
                refund_id?: number | undefined;
                /** @description Only messages after this one. */
                after_id?: number | undefined;
                /** @description Only messages before this one. */
                before_id?: number | undefined;
                /**
                 * @description How many entries a page holds, 1 to 50. Left out, it is 20.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"] | undefined;
            } | undefined;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stretch of the conversation, or there is no such conversation or shop. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.ListMessagesSuccess | Schemas.ConversationNotFoundRefusal | Schemas.ShopNotFoundRefusal | Schemas.RefundNotFoundRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readMessages: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        /** @description The conversation and its newest message that was shown. */
        requestBody: {
            content: {
                "application/json": Schemas.ReadMessagesBody;
            };
        };
        responses: {
            /** @description The messages are marked, or there is no such conversation. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.ReadMessagesSuccess | Schemas.ConversationNotFoundRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas.SendMessageBody;
            };
        };
        responses: {
            /** @description The message as it is stored, or why it was not accepted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.SendMessageSuccess | Schemas.ShopNotFoundRefusal | Schemas.RefundNotFoundRefusal | Schemas.OrderNotFoundRefusal | Schemas.ProductNotFoundRefusal | Schemas.ServiceUnavailableRefusal | Schemas.UploadNotFoundRefusal | Schemas.UploadExpiredRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHelp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of the help. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.GetHelpSuccess;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHelpItem: {
        parameters: {
            query: {
                /**
                 * @description The item's key.
                 * @example open-an-account
                 */
                key: Schemas.HelpKey;
            };
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item, or there is no such item. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.GetHelpItemSuccess | Schemas.HelpItemNotFoundRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    voteHelp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas.VoteHelpBody;
            };
        };
        responses: {
            /** @description The vote was accepted, or there is no such item. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.VoteHelpSuccess | Schemas.HelpItemNotFoundRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLaw: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The documents. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.GetLawSuccess;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getConfig: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The configuration. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.GetConfigSuccess;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadFile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The preferred language for the texts of the answer, as a BCP 47 tag. If it is missing, it is Simplified Chinese (`zh-CN`). If there is no text in that language, the server uses the nearest one it has, and `Content-Language` says which.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"] | undefined;
                /**
                 * @description A name for this request, chosen by the client: 8 to 64 letters, digits, `_` or `-`. Echoed by the answer. Anything else is ignored, and the server chooses one.
                 * @example 7f9c2ba4e88f827d
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": Schemas.UploadFileBody;
            };
        };
        responses: {
            /** @description The stored picture, or why it was refused. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas.UploadFileSuccess | Schemas.FileTypeRefusedRefusal | Schemas.FileTooLargeRefusal;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
